const worker = self;
const KEPT = `rascals-${"23e04c2a956aa530"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-Cxx28C8C.js","/assets/base-iJPO_3eB.css","/assets/index-Cj-IdlVy.js","/assets/index-D2imLGe6.css","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-4QS7BIPd.css","/assets/Board-CQVmDA-Z.js","/assets/Board-D25iWS52.js","/assets/Board-D73qou0v.css","/assets/Board-DDnShlVN.css","/assets/Board-DLXafzti.js","/assets/Board-DeAe2hrg.css","/assets/Board-DhXxx6Ai.js","/assets/Board-gccMQCa4.js","/assets/Board-vUOMI6xr.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-BeJuSF2w.js","/assets/Called-1ZWEurNG.js","/assets/Called-54qICGaX.css","/assets/Critter-Cts4qsOn.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-Cwrfi-S9.js","/assets/Final-C52fJ2v_.js","/assets/Final-CNe6eemM.css","/assets/Final-CbOAQyiP.css","/assets/Final-D3gGWdE8.css","/assets/Final-cR1ROmFH.js","/assets/Final-qiI9iSb2.css","/assets/Final-rQIMH0zc.js","/assets/Final-xKDd7QhU.js","/assets/Guide-BG5_fVgx.js","/assets/Guide-BQtXGPlp.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-BddPf26N.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-BcpIZjyy.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-BYfs45p-.css","/assets/Lesson-yzRDG81Z.js","/assets/Lobby-BoVCfnZA.js","/assets/Lobby-pHwqzSM6.css","/assets/LootCard-CZXYgOYH.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-BHQjIc1T.js","/assets/MapPanel-Bgeh0clw.css","/assets/Mine-Q8oq2ZZ_.js","/assets/Mine-byJejZZ5.css","/assets/Moves-BxanXJKz.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BlFpFeZu.css","/assets/NewTable-DA31ceU3.js","/assets/OpenFile-CCg2BV2-.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-BNd-ikax.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-VlknM7Dm.css","/assets/Piles-qlgb6MJH.js","/assets/Poster-BdwUETe-.js","/assets/Poster-Bziw4U9a.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DEERgK1E.js","/assets/Poster-DizCNsc1.js","/assets/Poster-Xaa9k06G.css","/assets/Replay-Clpc5SNM.js","/assets/Replay-CoEVelXE.css","/assets/Rules-BSKL35KO.css","/assets/Rules-CiTjAYkg.js","/assets/Settings-DHIJIiDQ.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-BmtHjU-5.css","/assets/Sheets-C2uP9YwA.js","/assets/Table-Bgi0Lj3h.css","/assets/Table-gyXmpssV.js","/assets/VillainFace-DhwKjn4M.css","/assets/VillainFace-Dkj7XVHU.js","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-wrYjorfH.js","/assets/device-Bw1bmV4w.js","/assets/inwords-C4LdE1iv.js","/assets/inwords-TwxCdRfo.css","/assets/sounds-Bwn78mDW.js","/assets/table-BSUlgsBP.css","/assets/table-Dq6IJeun.js","/assets/view-C8OTAGVj.js"]] : read);
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
