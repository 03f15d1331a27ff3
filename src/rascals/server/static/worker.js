const worker = self;
const KEPT = `rascals-${"825747492ee1a993"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-C4Hwoxm5.css","/assets/base-CnjBto8C.js","/assets/index-BpuirhNs.css","/assets/index-DpF0eYQJ.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	event.waitUntil(keep(told?.all === true ? [...shared, ...["/assets/Board-BBtwynzC.css","/assets/Board-B_cFW8l9.css","/assets/Board-C-5WXlvJ.css","/assets/Board-CjET_Njd.js","/assets/Board-DLj--9Ca.js","/assets/Board-DeAe2hrg.css","/assets/Board-JBdwtIZl.js","/assets/Board-JE-c71jw.js","/assets/Board-SpFAOZ7l.js","/assets/Board-VBjZk3OY.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-CziyuFGb.js","/assets/Called-54qICGaX.css","/assets/Called-89E1DzGp.js","/assets/Callout-C80UndSD.js","/assets/Callout-L9CuRGNo.css","/assets/Critter-CcH1Z1kJ.js","/assets/Critter-Z6_Xtu_H.css","/assets/DayOff-Us4miDFd.js","/assets/Final-BFJsyj_q.js","/assets/Final-CNe6eemM.css","/assets/Final-CbOAQyiP.css","/assets/Final-CroS8OaM.js","/assets/Final-CzocABj0.js","/assets/Final-D3gGWdE8.css","/assets/Final-DaDtNwOJ.js","/assets/Final-qiI9iSb2.css","/assets/Guide-CI6HX6X6.js","/assets/Guide-DPLeJVNd.js","/assets/Guide-DQdbsoqK.css","/assets/Guide-DsXgMF-F.css","/assets/Hotkeys-CXoC0mL-.js","/assets/Hotkeys-csd5SxWn.css","/assets/Join-C_pFxtDg.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-Dx5CsQiS.css","/assets/Lesson-ZD64nZlm.js","/assets/Lobby-C_q6_zO9.js","/assets/Lobby-CeG7_7Sq.css","/assets/LootCard-0uDcgn-_.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-CCR7lLey.css","/assets/MapPanel-T7ghUkuB.js","/assets/Mine-DSM6Bis8.js","/assets/Mine-Z9Upvb_d.css","/assets/Moves-DA32uW_U.css","/assets/Moves-sdJoUMNB.js","/assets/NewTable-B2wloJGx.js","/assets/NewTable-BlFpFeZu.css","/assets/PetCard-BROT95wR.js","/assets/PetCard-DcQOup9g.css","/assets/Piles-DnSg8nBU.js","/assets/Piles-VlknM7Dm.css","/assets/Poster-CXiPNWwE.js","/assets/Poster-Cb_UJvd9.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DFaJDx3k.js","/assets/Poster-Xaa9k06G.css","/assets/Poster-f2ZsNDnz.js","/assets/Replay-R5B41lKO.js","/assets/Replay-zCgG9YZg.css","/assets/Rules-Cm7_egIh.js","/assets/Rules-dEIbKuqJ.css","/assets/Settings-DGSuq58L.js","/assets/Settings-DuO1Xq24.css","/assets/Sheets-BAbvzbTq.js","/assets/Sheets-BmtHjU-5.css","/assets/Table-D0FzRzpJ.js","/assets/Table-mlFnf2Ma.css","/assets/VillainFace-CaWdSKKy.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-Cc51Yv62.js","/assets/calls.svelte-DReJCycZ.js","/assets/ghosts-Z6pNJb1e.js","/assets/hints.svelte-DKaOAz5R.js","/assets/inwords-RVgaHXOf.js","/assets/inwords-TwxCdRfo.css","/assets/kept-W-FgJdwZ.js","/assets/mygames-qck-GmTp.js","/assets/sounds-Bwn78mDW.js","/assets/table-BJi-Lo_f.css","/assets/table-CMCSTYRL.js","/assets/view-C8OTAGVj.js","/assets/whole-Dw5dRiwD.js"]] : shared));
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
