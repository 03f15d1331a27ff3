const worker = self;
const KEPT = `rascals-${"9f9b8ec5d39adad6"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/((assets|icons)\/[\w.-]+|favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(begin()));
// What an older worker kept goes when the last page that used it has been closed: only then is this one called.
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== worker.location.origin) return;
	if (request.mode === "navigate") {
		if (!SERVERS.test(url.pathname)) event.respondWith(fetch(request).catch(async () => await kept(PAGE) ?? Response.error()));
	} else if (url.search) return;
	else if (FILES.test(url.pathname)) event.respondWith(fromHere(request));
	else if (SHARED.test(url.pathname)) event.respondWith(fromThere(request));
});
// A page says what it has read: also its own files, which came from the server before this worker had the page.
worker.addEventListener("message", (event) => {
	const told = event.data;
	const read = Array.isArray(told?.read) ? told.read.flatMap(keepable) : [];
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-0KHBJJc5.js","/assets/Board-9WHz5ih3.css","/assets/Board-B0NPQE80.js","/assets/Board-B3NCIuhg.css","/assets/Board-BVwxQBmz.js","/assets/Board-D8cGe7ut.css","/assets/Board-DeAe2hrg.css","/assets/Board-DsMUPrM2.css","/assets/Board-pFivi_zi.js","/assets/Board-yHbYYp3E.js","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-GTfGXbEg.js","/assets/Called-54qICGaX.css","/assets/Called-BDczcjI8.js","/assets/Callout-DaGNJzlj.css","/assets/Callout-Db6-kOLr.js","/assets/Change-DZJTCFHc.js","/assets/Change-DigKRfot.css","/assets/Choosing-BdmuL3T3.js","/assets/Choosing-BjritsmK.css","/assets/Critter-BOo3PU98.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-DxUL8DYf.js","/assets/Final-B8Yipat3.js","/assets/Final-CWu0us_M.js","/assets/Final-CbOAQyiP.css","/assets/Final-ClVZauYG.css","/assets/Final-D3gGWdE8.css","/assets/Final-DXTbtKWU.js","/assets/Final-qiI9iSb2.css","/assets/Final-qxLrN496.js","/assets/Friends-B0UeuzoM.css","/assets/Friends-BiwL5XXx.js","/assets/Guide-Bne5iLsG.js","/assets/Guide-CNamwDk1.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-csd5SxWn.css","/assets/Hotkeys-v9Pd_MH-.js","/assets/Join-C9D_VjXI.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-DIQ6hejt.js","/assets/Lesson-DavwDf8n.css","/assets/Lobby-6CnVHNux.js","/assets/Lobby-BzeTs4FY.css","/assets/LootCard-BIAXyboC.js","/assets/LootCard-DdjWRvKo.css","/assets/Mine-Bw7MYpsO.js","/assets/Mine-WgrqhvMU.css","/assets/Moves-DA32uW_U.css","/assets/Moves-DykpJDxj.js","/assets/Named-GAp--lpX.css","/assets/Named-ceefa0y8.js","/assets/NewTable-D5iaSIjf.js","/assets/NewTable-PaDFmE6T.css","/assets/NoSeat-uvQClS_W.js","/assets/Notice-COmCfYct.js","/assets/Notice-DTirVVGP.css","/assets/OpenFile-BIIj1ZmO.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-DULCGz1l.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-BmmKiadc.js","/assets/Piles-VlknM7Dm.css","/assets/Placing-DTYT1TQ0.css","/assets/Placing-DceiRpJF.js","/assets/Poster-CMm1z2FJ.js","/assets/Poster-CxvO67YI.css","/assets/Poster-D1swayr-.js","/assets/Poster-DxxEvNnm.js","/assets/Poster-Xaa9k06G.css","/assets/Poster-qOmV7J6L.js","/assets/Replay-BvPj0J2p.css","/assets/Replay-fLCCSQ_0.js","/assets/Rules-BSKL35KO.css","/assets/Rules-BshmQm5g.js","/assets/Settings-DuO1Xq24.css","/assets/Settings-o5fg6uyU.js","/assets/Sheets-BmtHjU-5.css","/assets/Sheets-DqsUUk_Q.js","/assets/Sign-CvNZwRaC.js","/assets/Sign-JYFtsc7L.css","/assets/Stage-B3oiV8Gf.css","/assets/Stage-CYaKxxfg.js","/assets/Starred-0AHT5w4e.css","/assets/Starred-BvIcK2hk.js","/assets/Table-2Z89-11M.js","/assets/Table-DDyjv8Xf.css","/assets/Turn-Ce7xWJwN.css","/assets/Turn-DeBl52oY.js","/assets/VillainFace-Bsfy6Gfh.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-B1J9II4g.css","/assets/Waiting-DX_wyG1d.js","/assets/device-DP-yEtLC.js","/assets/drag.svelte-BUjrVE8C.js","/assets/inwords-C_QNE0mO.js","/assets/inwords-TwxCdRfo.css","/assets/lobby.svelte-Czd3OxOT.js","/assets/odds-CkSjK0fw.js","/assets/sounds-Bwn78mDW.js","/assets/table-CqNIyOJU.css","/assets/table-NEMMEzPi.js","/assets/view-C8OTAGVj.js","/assets/view-DOdVodmJ.js"]] : read).catch(() => false);
	event.waitUntil(done.then((whole) => event.ports[0]?.postMessage(whole)));
});
worker.addEventListener("push", (event) => event.waitUntil(show(pushed(event))));
worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(visit(String(event.notification.data?.url ?? PAGE)));
});
/** The path of an address that a page names, read as a browser reads it; nothing where it is none that may be kept. */
function keepable(address) {
	if (typeof address !== "string" || !URL.canParse(address, worker.location.origin)) return [];
	const { origin, pathname, search } = new URL(address, worker.location.origin);
	const ours = origin === worker.location.origin && !search && (SHARED.test(pathname) || FILES.test(pathname));
	return ours ? [pathname] : [];
}
/** Whether an answer may be kept: whole, from where it was asked for, and not said to be somebody's own. */
function forAll(answer, page = false) {
	const own = /no-store|private/i.test(answer.headers.get("Cache-Control") ?? "");
	// Some networks answer with a page of theirs whatever is asked for: in a file's place it would stay for good.
	const foreign = !page && /^text\/html/i.test(answer.headers.get("Content-Type") ?? "");
	return answer.status === 200 && !answer.redirected && !own && !foreign;
}
/** Read something from the server and keep it; what may not be kept is an error. */
async function add(cache, address) {
	const answer = await fetch(address);
	if (!forAll(answer, address === PAGE)) throw new TypeError(`${address} cannot be kept`);
	await cache.put(address, answer);
}
async function begin() {
	const cache = await caches.open(KEPT);
	try {
		await Promise.all([PAGE, ...["/assets/base-C-hSYZdn.js","/assets/base-CQjX00ZW.css","/assets/index-DEJ1XHKz.css","/assets/index-rrCgbVEN.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]].map((address) => add(cache, address)));
	} catch (error) {
		await caches.delete(KEPT);
		throw error;
	}
}
/** Keep files that are not kept yet, each by itself: what cannot be had now can be had later. Whether all are kept. */
async function keep(addresses) {
	const cache = await caches.open(KEPT);
	const all = addresses.map(async (address) => await cache.match(address) ?? add(cache, address));
	return (await Promise.allSettled(all)).every(({ status }) => status === "fulfilled");
}
async function tidy() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith("rascals-") && name !== KEPT).map((name) => caches.delete(name)));
}
/** What this worker has kept; nothing where the storage cannot be read. */
async function kept(asked) {
	return caches.open(KEPT).then((cache) => cache.match(asked)).catch(() => undefined);
}
async function fromHere(request) {
	return await kept(request) ?? noted(request, await fetch(request));
}
async function fromThere(request) {
	try {
		const answer = await fetch(request);
		await answer.clone().arrayBuffer();
		return await noted(request, answer);
	} catch {
		return await kept(request) ?? Response.error();
	}
}
/** The answer, which is kept where it may be and where there is room. */
async function noted(request, answer) {
	if (forAll(answer)) await caches.open(KEPT).then((cache) => cache.put(request, answer.clone())).catch(() => undefined);
	return answer;
}
/** What a push service brings; nothing where it is no message of ours. */
function pushed({ data }) {
	try {
		return data?.json();
	} catch {
		return null;
	}
}
async function show(told) {
	const { title, body, url, tag } = told ?? {};
	await worker.registration.showNotification(typeof title === "string" ? title : "Rascals", {
		body: typeof body === "string" ? body : "",
		...typeof tag === "string" ? { tag } : {},
		icon: "/icons/icon-192.png",
		badge: "/icons/badge-96.png",
		data: { url: typeof url === "string" ? url : PAGE }
	});
}
/** Show the page of a notice: the one that is open, or a new one; never one of another site. */
async function visit(wanted) {
	const { origin } = worker.location;
	const address = new URL(URL.canParse(wanted, origin) ? wanted : PAGE, origin);
	if (address.origin !== origin) return;
	const page = new URL(origin);
	page.pathname = address.pathname;
	const open = await worker.clients.matchAll({
		type: "window",
		includeUncontrolled: true
	});
	const there = open.find(({ url }) => new URL(url).pathname === page.pathname);
	await (there ? there.focus() : worker.clients.openWindow(page.href));
}

