const worker = self;
const KEPT = `rascals-${"3d968ba2714d8093"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-iCf6tGDj.js","/assets/base-iJPO_3eB.css","/assets/index-BpuirhNs.css","/assets/index-D_rPJSQe.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	event.waitUntil(keep(told?.all === true ? [...shared, ...["/assets/Board-CGV3ELi3.js","/assets/Board-CbgcRyGo.css","/assets/Board-D1GhjjYx.js","/assets/Board-DDMWtzNU.css","/assets/Board-DPcRMzzg.js","/assets/Board-DeAe2hrg.css","/assets/Board-DjRnKZie.css","/assets/Board-DpfBEImq.js","/assets/Board-Ds-zUUWm.js","/assets/Board-VBjZk3OY.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-dT5TBvIf.js","/assets/Called-54qICGaX.css","/assets/Called-XSOJ-fEs.js","/assets/Callout-C98SEaDU.js","/assets/Callout-D8Mh4upm.css","/assets/Critter-C1hNhPjs.js","/assets/Critter-Z6_Xtu_H.css","/assets/Join-D2sXfDZi.js","/assets/Join-Duwd7qBq.css","/assets/Lesson-BYfs45p-.css","/assets/Lesson-CXpLeQD1.js","/assets/Lobby-DDnwOBof.js","/assets/Lobby-pHwqzSM6.css","/assets/LootCard-B92mrHt3.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-CCR7lLey.css","/assets/MapPanel-DG8UW7vr.js","/assets/Mine-DPK8eJL5.js","/assets/Mine-Z9Upvb_d.css","/assets/Moves-CHNL_T77.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BlFpFeZu.css","/assets/NewTable-dS4en7Pd.js","/assets/PetCard-Cic-zWny.js","/assets/PetCard-DcQOup9g.css","/assets/Poster-C69LnaDm.js","/assets/Poster-C95v6Zyu.js","/assets/Poster-C_dIQpzT.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DbUpO5XB.js","/assets/Poster-Xaa9k06G.css","/assets/Replay-CPvRlHjx.js","/assets/Replay-zCgG9YZg.css","/assets/Rules-BSKL35KO.css","/assets/Rules-DHA1Q_p3.js","/assets/Settings-DKQX_l9m.js","/assets/Settings-DuO1Xq24.css","/assets/Table-DhwOFc_3.css","/assets/Table-uopXWiin.js","/assets/VillainFace-DhwKjn4M.css","/assets/VillainFace-fEA-W58N.js","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-CO7hjIOh.js","/assets/ghosts-CaHqamq7.js","/assets/hints.svelte-E51XJHAw.js","/assets/kept-DaCKE8MN.js","/assets/mygames-qck-GmTp.js","/assets/table-ClIZ8BC5.js","/assets/table-ClO553Ke.css","/assets/whole-Dw5dRiwD.js"]] : shared));
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
