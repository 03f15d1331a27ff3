const worker = self;
const KEPT = `rascals-${"55093528582a7e5f"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-M3ZwUSFr.js","/assets/base-iJPO_3eB.css","/assets/index-D2imLGe6.css","/assets/index-DDvwxrGx.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-4QS7BIPd.css","/assets/Board-B5vGOF-E.js","/assets/Board-BHrIX9p7.js","/assets/Board-BLsh5U-t.js","/assets/Board-BQG4g_5u.js","/assets/Board-BruT0TPg.js","/assets/Board-C5Qx0_VS.css","/assets/Board-D73qou0v.css","/assets/Board-DeAe2hrg.css","/assets/Board-vUOMI6xr.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-Dr6fiOGC.js","/assets/Called-54qICGaX.css","/assets/Called-BtQUEIgh.js","/assets/Critter-BDtlkN2K.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-C0eFV8xI.js","/assets/Final-B4LadhFu.js","/assets/Final-BT7RiyZL.js","/assets/Final-CNe6eemM.css","/assets/Final-CXCEmlSV.js","/assets/Final-CbOAQyiP.css","/assets/Final-D3gGWdE8.css","/assets/Final-UyAgCL92.js","/assets/Final-qiI9iSb2.css","/assets/Guide-C6Bgo3wD.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-Do-qz71Z.js","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-C4ZHdOpg.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-BFbtMYkI.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-BYfs45p-.css","/assets/Lesson-CzKolJE7.js","/assets/Lobby-C67K5WHH.js","/assets/Lobby-pHwqzSM6.css","/assets/LootCard-Cfhc60vf.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-Bgeh0clw.css","/assets/MapPanel-CkIE69L8.js","/assets/Mine-BC9vVqPy.js","/assets/Mine-byJejZZ5.css","/assets/Moves-DA32uW_U.css","/assets/Moves-DAjBSjb2.js","/assets/NewTable-Bjo3D8-H.js","/assets/NewTable-BlFpFeZu.css","/assets/OpenFile-29oM6und.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-DWeG9_9h.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-CEQuayun.js","/assets/Piles-VlknM7Dm.css","/assets/Poster-BLGU0P0v.js","/assets/Poster-B_A54G88.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DKPLd_co.js","/assets/Poster-Xaa9k06G.css","/assets/Poster-XxmrECgw.js","/assets/Replay-Br_68ZrI.js","/assets/Replay-CoEVelXE.css","/assets/Rules-BSKL35KO.css","/assets/Rules-CsJfGyQP.js","/assets/Settings-DUecIAtR.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-BW1OGFgn.js","/assets/Sheets-BmtHjU-5.css","/assets/Table-Bgi0Lj3h.css","/assets/Table-lon7UjGG.js","/assets/VillainFace-CY2B6T0F.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-BG6FhZFH.js","/assets/Waiting-C-CKOK9g.css","/assets/device-C--4Z9Lb.js","/assets/inwords-Drq7geOF.js","/assets/inwords-TwxCdRfo.css","/assets/sounds-Bwn78mDW.js","/assets/table-AZGEEw7o.js","/assets/table-BSUlgsBP.css","/assets/view-C8OTAGVj.js"]] : read);
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
