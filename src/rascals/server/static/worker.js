const worker = self;
const KEPT = `rascals-${"9a46758dbd386191"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-DunOHRUQ.js","/assets/base-iJPO_3eB.css","/assets/index-DNSOVfDc.js","/assets/index-DRCfuI8x.css","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-CcCnBg83.js","/assets/Board-D73qou0v.css","/assets/Board-DeAe2hrg.css","/assets/Board-Dq5wly43.css","/assets/Board-Dt9ac2pO.js","/assets/Board-Dy8OZSqE.js","/assets/Board-NpE74CG9.js","/assets/Board-RFougd1i.css","/assets/Board-jmZwDLcZ.js","/assets/Board-vUOMI6xr.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-DUxGH_2C.js","/assets/Called-54qICGaX.css","/assets/Called-64SkK8Xm.js","/assets/Critter-DW9s_nvN.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-BysQintj.js","/assets/Final-B73QMr-U.js","/assets/Final-BNeCCjaG.js","/assets/Final-CbOAQyiP.css","/assets/Final-D3gGWdE8.css","/assets/Final-DMBqRbul.js","/assets/Final-DON7diPq.css","/assets/Final-DQJ2aGFu.js","/assets/Final-qiI9iSb2.css","/assets/Guide-BBVyI0SI.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Guide-K7kwCnSa.js","/assets/Hotkeys-D1lX3RDr.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-Bs7P_5oz.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-DavwDf8n.css","/assets/Lesson-yIrW-bXb.js","/assets/Lobby-51Ksga0-.js","/assets/Lobby-pHwqzSM6.css","/assets/LootCard-Bbj1Yk-E.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-Bp1zAhnT.js","/assets/MapPanel-DveCUflh.css","/assets/Mine-BV_yjdPF.js","/assets/Mine-byJejZZ5.css","/assets/Moves-2DhYbRDS.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BCcXtLWo.js","/assets/NewTable-BlFpFeZu.css","/assets/OpenFile-Bf6h7Hli.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-D7Evrzcy.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-CbHo_-K7.js","/assets/Piles-VlknM7Dm.css","/assets/Poster-BcKKHgRV.js","/assets/Poster-COaW4JE7.js","/assets/Poster-CxvO67YI.css","/assets/Poster-D8D2bpy_.js","/assets/Poster-P7v3IiKm.js","/assets/Poster-Xaa9k06G.css","/assets/Replay-BIx93oep.js","/assets/Replay-D1dwlPGe.css","/assets/Rules-BSKL35KO.css","/assets/Rules-CHndYw5v.js","/assets/Settings-BBrn41ad.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-BmtHjU-5.css","/assets/Sheets-BmtRjVUj.js","/assets/Table-Cu5ibCHf.css","/assets/Table-DY7Kku9i.js","/assets/VillainFace-BmUe6Ttm.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-D9Qvkob_.js","/assets/device-Df0Qv0qh.js","/assets/inwords-DZg2md6J.js","/assets/inwords-TwxCdRfo.css","/assets/sounds-Bwn78mDW.js","/assets/table-CStnY6l0.js","/assets/table-DHaBYZSP.css","/assets/view-C8OTAGVj.js"]] : read);
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
