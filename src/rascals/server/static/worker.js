const worker = self;
const KEPT = `rascals-${"3997a639e3656c9f"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-BqyPysNv.js","/assets/base-C4Hwoxm5.css","/assets/index-Be06BKOm.js","/assets/index-BpuirhNs.css","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	event.waitUntil(keep(told?.all === true ? [...shared, ...["/assets/Board-3jW1D8Lb.js","/assets/Board-Be3eMVbY.js","/assets/Board-BjTuo4FR.css","/assets/Board-CHPD9DYX.js","/assets/Board-CzdVV9js.css","/assets/Board-DeAe2hrg.css","/assets/Board-DhfMHOs_.js","/assets/Board-DjRnKZie.css","/assets/Board-Dphe_6bR.js","/assets/Board-VBjZk3OY.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-CpwyqkG4.js","/assets/Called-54qICGaX.css","/assets/Called-BAs-i9qA.js","/assets/Callout-L9CuRGNo.css","/assets/Callout-Y8QMBLe-.js","/assets/Critter-Z6_Xtu_H.css","/assets/Critter-nHRcIwwg.js","/assets/Join-Duwd7qBq.css","/assets/Join-uSF4Zh76.js","/assets/Lesson-Dx5CsQiS.css","/assets/Lesson-gnlP7INC.js","/assets/Lobby-BaG-snGa.js","/assets/Lobby-CeG7_7Sq.css","/assets/LootCard-BCms3XKP.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-CCR7lLey.css","/assets/MapPanel-Dv3eIL8U.js","/assets/Mine-BYBPBwsk.js","/assets/Mine-Z9Upvb_d.css","/assets/Moves-BlA9Pp0K.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BlFpFeZu.css","/assets/NewTable-CN_fd2mB.js","/assets/PetCard-BkiU8T6B.js","/assets/PetCard-DcQOup9g.css","/assets/Poster-1EOCD_hh.js","/assets/Poster-CxvO67YI.css","/assets/Poster-CyHpZImP.js","/assets/Poster-KSmf_nkQ.js","/assets/Poster-Xaa9k06G.css","/assets/Poster-ZT4M9yFu.js","/assets/Replay-BhWBGIN3.js","/assets/Replay-zCgG9YZg.css","/assets/Rules-CnZYOXr3.js","/assets/Rules-dEIbKuqJ.css","/assets/Settings-4WpP-d2l.js","/assets/Settings-DuO1Xq24.css","/assets/Table-QBlf4HJy.css","/assets/Table-Ro1J4gYc.js","/assets/VillainFace-DhwKjn4M.css","/assets/VillainFace-tdkxroEp.js","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-OGLgv4ct.js","/assets/ghosts-DfGbQTVE.js","/assets/hints.svelte-B2_CS0P6.js","/assets/kept-C6FcmYxt.js","/assets/mygames-qck-GmTp.js","/assets/table-eod2YEQ-.js","/assets/table-m2xrZDDv.css","/assets/whole-Dw5dRiwD.js"]] : shared));
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
