const worker = self;
const KEPT = `rascals-${"884869a3e9ee5510"}`;
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
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-2QzMqwJ9.js","/assets/Board-9WHz5ih3.css","/assets/Board-B3NCIuhg.css","/assets/Board-Be6XnmXs.js","/assets/Board-D8cGe7ut.css","/assets/Board-DBX7BVmz.js","/assets/Board-DeAe2hrg.css","/assets/Board-DfmUOKiP.js","/assets/Board-DsMUPrM2.css","/assets/Board-DwJZbFgP.js","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-E0Dtc_aG.js","/assets/Called-54qICGaX.css","/assets/Called-CJbwfEXf.js","/assets/Callout-BTpp0NMA.js","/assets/Callout-DaGNJzlj.css","/assets/Change-DigKRfot.css","/assets/Change-tq8yNTJA.js","/assets/Choosing-BjritsmK.css","/assets/Choosing-C_MaXXxu.js","/assets/Critter-Z6_Xtu_H.css","/assets/Critter-qzKqG7OT.js","/assets/DayOff-URk7cYsC.js","/assets/Final-B8v5QnA0.js","/assets/Final-CbOAQyiP.css","/assets/Final-ClVZauYG.css","/assets/Final-CmwxlZQZ.js","/assets/Final-D3gGWdE8.css","/assets/Final-DKQk-nlv.js","/assets/Final-qiI9iSb2.css","/assets/Final-s3NPuCeP.js","/assets/Friends-B0UeuzoM.css","/assets/Friends-DreQnp6b.js","/assets/Guide-CG_8Eq7p.js","/assets/Guide-Cm1R1yyr.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-DMrWpc_G.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-Duwd7qBq.css","/assets/Join-aVJLx5gs.js","/assets/Lesson-BqTujLIB.js","/assets/Lesson-DavwDf8n.css","/assets/Lobby-BzeTs4FY.css","/assets/Lobby-Ee5d2-50.js","/assets/LootCard-CPrRY77j.js","/assets/LootCard-DdjWRvKo.css","/assets/MapPanel-BsgxRPah.js","/assets/MapPanel-Bu1D34J-.css","/assets/Mine-DlLa6iEi.js","/assets/Mine-WgrqhvMU.css","/assets/Moves-CyEgqdUZ.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BPXV4nZp.js","/assets/NewTable-PaDFmE6T.css","/assets/NoSeat-Bz9hk50G.js","/assets/Notice-DTirVVGP.css","/assets/Notice-WvkNCERW.js","/assets/OpenFile-DE1WyrIh.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-BID8IZOA.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-VlknM7Dm.css","/assets/Piles-vOdYI5ag.js","/assets/Placing-DTYT1TQ0.css","/assets/Placing-z77Ux-w_.js","/assets/Poster-7KNwVnmZ.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DVhfHKUs.js","/assets/Poster-Xaa9k06G.css","/assets/Poster-d8IV4mv8.js","/assets/Poster-g6jJpXhu.js","/assets/Replay-BvPj0J2p.css","/assets/Replay-DQRrgxBk.js","/assets/Rules-BSKL35KO.css","/assets/Rules-D9sdeiWr.js","/assets/Settings-CxA7Vbx3.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-BmtHjU-5.css","/assets/Sheets-TAVsN7aT.js","/assets/Sign-DfFV_izl.js","/assets/Sign-JYFtsc7L.css","/assets/Stage-B3oiV8Gf.css","/assets/Stage-DKpLK-tq.js","/assets/Starred-0AHT5w4e.css","/assets/Starred-DTEmd64r.js","/assets/Table-DDyjv8Xf.css","/assets/Table-y2sXf40x.js","/assets/Turn-Ce7xWJwN.css","/assets/Turn-DuOcBWU7.js","/assets/VillainFace-BNGB7LXZ.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-B1J9II4g.css","/assets/Waiting-BKtQgo7A.js","/assets/device-CythG8Hd.js","/assets/drag.svelte-2LxGg-44.js","/assets/inwords-CcTPdEG6.js","/assets/inwords-TwxCdRfo.css","/assets/lobby.svelte-C9D5k9bY.js","/assets/odds-DT3oslAB.js","/assets/sounds-Bwn78mDW.js","/assets/table-CqNIyOJU.css","/assets/table-D2MeQ_Fa.js","/assets/undecided.svelte-BMhLf8-i.js","/assets/view-C8OTAGVj.js","/assets/view-DOdVodmJ.js"]] : read).catch(() => false);
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
		await Promise.all([PAGE, ...["/assets/base-BGxQcETv.js","/assets/base-CQjX00ZW.css","/assets/index-BGJc9Him.js","/assets/index-guUkvWtd.css","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]].map((address) => add(cache, address)));
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

