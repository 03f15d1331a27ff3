const worker = self;
const KEPT = `rascals-${"3e31a81ec50e86d7"}`;
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
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-9WHz5ih3.css","/assets/Board-B33eG0g_.css","/assets/Board-B3NCIuhg.css","/assets/Board-BzQGLNl3.js","/assets/Board-COWEaJv9.js","/assets/Board-DYJMg3Ho.js","/assets/Board-DeAe2hrg.css","/assets/Board-DsMUPrM2.css","/assets/Board-qXj411nE.js","/assets/Board-ygQ17XnL.js","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-CHqjywx1.js","/assets/Called-54qICGaX.css","/assets/Called-CimsO6V5.js","/assets/Callout-DaGNJzlj.css","/assets/Callout-DwnwzNzP.js","/assets/Change-CzTH66EL.js","/assets/Change-DigKRfot.css","/assets/Choosing-B8giRMzZ.js","/assets/Choosing-BjritsmK.css","/assets/Critter-C7j9_GON.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-DscOFNyf.js","/assets/Final-BpvvLx8I.js","/assets/Final-CASO2Byv.js","/assets/Final-CbOAQyiP.css","/assets/Final-ClVZauYG.css","/assets/Final-D2jwEzdb.js","/assets/Final-D3gGWdE8.css","/assets/Final-KlKaBXhw.js","/assets/Final-qiI9iSb2.css","/assets/Friends-B0UeuzoM.css","/assets/Friends-DT3Ur5QM.js","/assets/Guide-B1dEgjUf.js","/assets/Guide-BJWkkFq2.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-B1wTz3RA.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-DF4vwGa9.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-DavwDf8n.css","/assets/Lesson-DxhspUcL.js","/assets/Lobby-BUwSni5B.js","/assets/Lobby-BzeTs4FY.css","/assets/LootCard-DdjWRvKo.css","/assets/LootCard-DlRLyj3C.js","/assets/Mine-DqlaUcb2.js","/assets/Mine-WgrqhvMU.css","/assets/Moves-BVKe3g5w.js","/assets/Moves-DA32uW_U.css","/assets/Named-CXxWOuz7.js","/assets/Named-GAp--lpX.css","/assets/NewTable-CvojoHDO.js","/assets/NewTable-PaDFmE6T.css","/assets/NoSeat-DR6Pdjib.js","/assets/Notice-9n5PQYSn.js","/assets/Notice-DTirVVGP.css","/assets/OpenFile-CPdg1u_e.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-C-eMg4To.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-CTdxQZZI.js","/assets/Piles-VlknM7Dm.css","/assets/Placing-DTYT1TQ0.css","/assets/Placing-mrO2qHTj.js","/assets/Poster-CxbFreYS.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DkUhKTUx.js","/assets/Poster-DnK9IHMO.js","/assets/Poster-Dvpb5i7u.js","/assets/Poster-Xaa9k06G.css","/assets/Replay-BvPj0J2p.css","/assets/Replay-DxJdm3qH.js","/assets/Rules-BSKL35KO.css","/assets/Rules-dfSCLhOc.js","/assets/Settings-BIfGx2a6.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-BmtHjU-5.css","/assets/Sheets-DB2HIK_z.js","/assets/Sign-JYFtsc7L.css","/assets/Sign-jUB5PBNt.js","/assets/Stage-B3oiV8Gf.css","/assets/Stage-DB8zHezH.js","/assets/Starred-0AHT5w4e.css","/assets/Starred-B9QILo-K.js","/assets/Table-Bt3sNmnr.js","/assets/Table-DDyjv8Xf.css","/assets/Turn-Ce7xWJwN.css","/assets/Turn-CkjeWZdX.js","/assets/VillainFace-D7bb_M6Y.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-B1J9II4g.css","/assets/Waiting-BSLsoIla.js","/assets/device-BZAx87UW.js","/assets/drag.svelte-C9AyteqI.js","/assets/inwords-B43NKdVU.js","/assets/inwords-TwxCdRfo.css","/assets/lobby.svelte-CrtwQf66.js","/assets/odds-BiKVgVQy.js","/assets/sounds-Bwn78mDW.js","/assets/table-CqNIyOJU.css","/assets/table-DfjLEybv.js","/assets/view-C8OTAGVj.js","/assets/view-DOdVodmJ.js"]] : read).catch(() => false);
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
		await Promise.all([PAGE, ...["/assets/base-CQjX00ZW.css","/assets/base-D48AF4iH.js","/assets/index-DEJ1XHKz.css","/assets/index-Dhn6nrL_.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]].map((address) => add(cache, address)));
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

