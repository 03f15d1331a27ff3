const worker = self;
const KEPT = `rascals-${"0c002a07df998840"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-B8Sqi9Mz.js","/assets/base-iJPO_3eB.css","/assets/index-BVbAjIs2.css","/assets/index-Di-8g0Qc.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-4QS7BIPd.css","/assets/Board-BMZ1-M-W.js","/assets/Board-CimtoNFl.js","/assets/Board-D73qou0v.css","/assets/Board-DDnShlVN.css","/assets/Board-DQFelNVA.js","/assets/Board-DU83VEtf.js","/assets/Board-DeAe2hrg.css","/assets/Board-eRa33xqG.js","/assets/Board-vUOMI6xr.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-DiJ2MIKM.js","/assets/Called-54qICGaX.css","/assets/Called-D15kneiT.js","/assets/Critter-Z6_Xtu_H.css","/assets/Critter-mbjDit2u.js","/assets/DayOff-Bszo_8Cj.js","/assets/Final-CNe6eemM.css","/assets/Final-CV3ae3Ex.js","/assets/Final-CbOAQyiP.css","/assets/Final-D3gGWdE8.css","/assets/Final-Di-l7X98.js","/assets/Final-Dmb29RAh.js","/assets/Final-niPgyDSo.js","/assets/Final-qiI9iSb2.css","/assets/Guide-DQdbsoqK.css","/assets/Guide-Dj9dIMcx.js","/assets/Guide-DkJfJkUv.js","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-Bk-ruOB7.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-CEzMQ8bj.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-C3ccUXGn.js","/assets/Lesson-DavwDf8n.css","/assets/Lobby-DGz1KB4k.js","/assets/Lobby-pHwqzSM6.css","/assets/LootCard-BtDiwfUI.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-Bgeh0clw.css","/assets/MapPanel-ebPuiqo8.js","/assets/Mine-CNcvS977.js","/assets/Mine-byJejZZ5.css","/assets/Moves-B89wkuGc.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BdnrlP0I.js","/assets/NewTable-BlFpFeZu.css","/assets/OpenFile-D1dwihM6.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-BpEMcmBe.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-CsNakLni.js","/assets/Piles-VlknM7Dm.css","/assets/Poster-Bb1ilGWS.js","/assets/Poster-C7Oydhl_.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DfeJYyQ0.js","/assets/Poster-Ph7FttM2.js","/assets/Poster-Xaa9k06G.css","/assets/Replay-CXP3vIvm.js","/assets/Replay-D1dwlPGe.css","/assets/Rules-BSKL35KO.css","/assets/Rules-CCQKSLHk.js","/assets/Settings-CN1gXf88.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-B76-Z7tL.js","/assets/Sheets-BmtHjU-5.css","/assets/Table-B2Gcugq5.js","/assets/Table-DDCU3a7I.css","/assets/VillainFace-CWF8YteQ.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-BYivzl_z.js","/assets/Waiting-C-CKOK9g.css","/assets/device-D0nREcZ-.js","/assets/inwords-DLNO2j1Y.js","/assets/inwords-TwxCdRfo.css","/assets/sounds-Bwn78mDW.js","/assets/table-BhYPMmwR.css","/assets/table-DnDLsaJ2.js","/assets/view-C8OTAGVj.js"]] : read);
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
