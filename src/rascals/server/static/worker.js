const worker = self;
const KEPT = `rascals-${"ea8c4965a3a073c5"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-Bx0l7-hp.js","/assets/base-iJPO_3eB.css","/assets/index-BVbAjIs2.css","/assets/index-IxC6Fe1p.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
// What an older worker kept goes when the last page that used it has been closed: only then is this one called.
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== worker.location.origin) return;
	if (request.mode === "navigate") {
		if (!SERVERS.test(url.pathname)) event.respondWith(fetch(request).catch(() => kept(PAGE)));
	} else if (FILES.test(url.pathname)) event.respondWith(fromHere(request));
	else if (SHARED.test(url.pathname) && !url.search) event.respondWith(fromThere(request));
});
// A page says what it has read: also its own files, which came from the server before this worker had the page.
worker.addEventListener("message", (event) => {
	const told = event.data;
	const read = Array.isArray(told?.read) ? told.read.map(String).filter((address) => SHARED.test(address) || FILES.test(address)) : [];
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-4QS7BIPd.css","/assets/Board-Cq3Fz_Li.js","/assets/Board-D4eKF6wm.js","/assets/Board-D71TgqTA.js","/assets/Board-D73qou0v.css","/assets/Board-DDnShlVN.css","/assets/Board-DWvchWMx.js","/assets/Board-DZ1eoG0W.js","/assets/Board-DeAe2hrg.css","/assets/Board-vUOMI6xr.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-BQAl_Ye4.js","/assets/Called-54qICGaX.css","/assets/Called-C7b4bOmI.js","/assets/Critter-DB0Uw-xa.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-Bz3WJM5F.js","/assets/Final-7rwEEttj.js","/assets/Final-BfULbgW8.js","/assets/Final-CNe6eemM.css","/assets/Final-CbOAQyiP.css","/assets/Final-CrEOVtH5.js","/assets/Final-D3gGWdE8.css","/assets/Final-g9zBaB4v.js","/assets/Final-qiI9iSb2.css","/assets/Guide-1FUVcjgL.js","/assets/Guide-DBc89b61.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-H9f5ztwp.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-Duwd7qBq.css","/assets/Join-DvViPrB8.js","/assets/Lesson-DavwDf8n.css","/assets/Lesson-DiEwnzgA.js","/assets/Lobby-BtJZ8DVG.js","/assets/Lobby-pHwqzSM6.css","/assets/LootCard-B3M8t1CD.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-Bgeh0clw.css","/assets/MapPanel-d_DDPK78.js","/assets/Mine-DhRY9STH.js","/assets/Mine-byJejZZ5.css","/assets/Moves-DA32uW_U.css","/assets/Moves-qwXvYevu.js","/assets/NewTable-3vC8lhSW.js","/assets/NewTable-BlFpFeZu.css","/assets/OpenFile-Dkx5CXjg.css","/assets/OpenFile-U2L25z6v.js","/assets/PetCard-BolzuIvr.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-DjI3lOWY.js","/assets/Piles-VlknM7Dm.css","/assets/Poster-7lnOEBIf.js","/assets/Poster-B1Y4gUHO.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DHn0QXmc.js","/assets/Poster-DgHTdaRK.js","/assets/Poster-Xaa9k06G.css","/assets/Replay-D1dwlPGe.css","/assets/Replay-DHTql2mC.js","/assets/Rules-BSKL35KO.css","/assets/Rules-CXnahD6b.js","/assets/Settings-CCZwGshe.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-BmtHjU-5.css","/assets/Sheets-gg5RIOaZ.js","/assets/Table-BNKLfTim.js","/assets/Table-DDCU3a7I.css","/assets/VillainFace-D_t6nVa5.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-prKOROPa.js","/assets/device-B3vjKgRl.js","/assets/inwords-TwxCdRfo.css","/assets/inwords-_k_hsPbs.js","/assets/sounds-Bwn78mDW.js","/assets/table-BhYPMmwR.css","/assets/table-DQnUD-ep.js","/assets/view-C8OTAGVj.js"]] : read);
	event.waitUntil(done.then((whole) => event.ports[0]?.postMessage(whole)));
});
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(visit(String(event.notification.data?.url ?? PAGE)));
});
/** Keep files that are not kept yet, each by itself: what cannot be had now can be had later. Whether all are kept. */
async function keep(addresses) {
	const cache = await caches.open(KEPT);
	const all = addresses.map(async (address) => await cache.match(address) ?? cache.add(address));
	return (await Promise.allSettled(all)).every(({ status }) => status === "fulfilled");
}
async function tidy() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith("rascals-") && name !== KEPT).map((name) => caches.delete(name)));
}
async function kept(address) {
	return await caches.match(address) ?? Response.error();
}
async function fromHere(request) {
	return await caches.match(request) ?? noted(request, await fetch(request));
}
async function fromThere(request) {
	try {
		return await noted(request, await fetch(request));
	} catch {
		return kept(request.url);
	}
}
async function noted(request, answer) {
	if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
	return answer;
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
	const address = new URL(wanted, worker.location.origin);
	if (address.origin !== worker.location.origin) return;
	const open = await worker.clients.matchAll({
		type: "window",
		includeUncontrolled: true
	});
	const there = open.find((page) => new URL(page.url).pathname === address.pathname);
	await (there ? there.focus() : worker.clients.openWindow(address.pathname));
}
