const worker = self;
const KEPT = `rascals-${"6cc9921d77582160"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-C4Hwoxm5.css","/assets/base-Q4mfVHua.js","/assets/index-BpuirhNs.css","/assets/index-NLnmFlEJ.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
worker.addEventListener("message", (event) => {
	const told = event.data;
	const shared = Array.isArray(told?.shared) ? told.shared.map(String).filter((address) => SHARED.test(address)) : [];
	event.waitUntil(keep(told?.all === true ? [...shared, ...["/assets/Board-BBtwynzC.css","/assets/Board-B_cFW8l9.css","/assets/Board-C-5WXlvJ.css","/assets/Board-CQW1BMX3.js","/assets/Board-Cg_Y1Qma.js","/assets/Board-DeAe2hrg.css","/assets/Board-VBjZk3OY.css","/assets/Board-fKdWpmQA.js","/assets/Board-hHnSOrML.js","/assets/Board-nmnz5w7m.js","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-B7SP9CV-.js","/assets/Called-54qICGaX.css","/assets/Called-BsAsqPpk.js","/assets/Critter-Kxx_dg6o.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-CNI0P9Gz.js","/assets/Final-BnEOKjTh.js","/assets/Final-CNe6eemM.css","/assets/Final-CbOAQyiP.css","/assets/Final-CxS-FLOa.js","/assets/Final-D3gGWdE8.css","/assets/Final-DvHBrLa_.js","/assets/Final-GnaggVNd.js","/assets/Final-qiI9iSb2.css","/assets/Guide-Be-9bUSN.js","/assets/Guide-DMHyUw_O.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-DFZQcm9K.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-Duwd7qBq.css","/assets/Join-N7BotAbI.js","/assets/Lesson-Dx5CsQiS.css","/assets/Lesson-QMk9qE4J.js","/assets/Lobby-BurZAjnd.js","/assets/Lobby-CeG7_7Sq.css","/assets/LootCard-CVZtBznU.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-CCR7lLey.css","/assets/MapPanel-CC_Joqfa.js","/assets/Mine-CxoerC-1.js","/assets/Mine-Z9Upvb_d.css","/assets/Moves-CBITwu0l.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BlFpFeZu.css","/assets/NewTable-DpIGyTk1.js","/assets/PetCard-D2LCuIF4.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-C4XsVIF_.js","/assets/Piles-VlknM7Dm.css","/assets/Poster-C-wyWTT6.js","/assets/Poster-CUUBLurD.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DsssR9A_.js","/assets/Poster-Xaa9k06G.css","/assets/Poster-kBsIY-GG.js","/assets/Replay-BJbZh0A3.js","/assets/Replay-zCgG9YZg.css","/assets/Rules-C28_j16G.js","/assets/Rules-dEIbKuqJ.css","/assets/Settings-DuO1Xq24.css","/assets/Settings-fOGsGaMo.js","/assets/Sheets-BmtHjU-5.css","/assets/Sheets-D6SGf454.js","/assets/Table-BAJ_jPMV.js","/assets/Table-CgXxCEeS.css","/assets/VillainFace-DhwKjn4M.css","/assets/VillainFace-Dyqp1LrA.js","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-Cj4L-zda.js","/assets/device-DqwFdBzF.js","/assets/inwords-TwxCdRfo.css","/assets/inwords-U24VXqn1.js","/assets/kept-kCTEvSSF.js","/assets/sounds-Bwn78mDW.js","/assets/table-BNgUByNL.css","/assets/table-CfaxzMW9.js","/assets/view-C8OTAGVj.js"]] : shared));
});
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(visit(String(event.notification.data?.url ?? PAGE)));
});
/** Keep files that are not kept yet, each by itself: what cannot be had now can be had later. */
async function keep(addresses) {
	const cache = await caches.open(KEPT);
	const all = addresses.map(async (address) => await cache.match(address) ?? cache.add(address));
	await Promise.allSettled(all);
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
