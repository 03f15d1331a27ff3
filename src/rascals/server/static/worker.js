const worker = self;
const KEPT = `rascals-${"ea2848a146ee7ff9"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-C4Hwoxm5.css","/assets/base-zu_lbcl8.js","/assets/index-BpuirhNs.css","/assets/index-JhbCJRtd.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	event.waitUntil(keep(told?.all === true ? [...shared, ...["/assets/Board-2TtRLgnq.js","/assets/Board-CRR-IYzu.js","/assets/Board-CzdVV9js.css","/assets/Board-D-8lF9Ud.js","/assets/Board-DDMWtzNU.css","/assets/Board-DeAe2hrg.css","/assets/Board-DjRnKZie.css","/assets/Board-DqMaFetb.js","/assets/Board-VBjZk3OY.css","/assets/Board-rsJS__aS.js","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-DeL3TmAW.js","/assets/Called-54qICGaX.css","/assets/Called-ewzAQoqm.js","/assets/Callout-BXlHAJ_G.js","/assets/Callout-L9CuRGNo.css","/assets/Critter-Dc3IDIGl.js","/assets/Critter-Z6_Xtu_H.css","/assets/Join-Duwd7qBq.css","/assets/Join-Dz8MLm4E.js","/assets/Lesson-Bhh3JEta.js","/assets/Lesson-Dx5CsQiS.css","/assets/Lobby-CeG7_7Sq.css","/assets/Lobby-DTlf5ZLz.js","/assets/LootCard-X97027ex.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-BMjubPwf.js","/assets/MapPanel-CCR7lLey.css","/assets/Mine-Dm7d4jDN.js","/assets/Mine-Z9Upvb_d.css","/assets/Moves-DA32uW_U.css","/assets/Moves-KuYlYeTF.js","/assets/NewTable-BkWwt1eL.js","/assets/NewTable-BlFpFeZu.css","/assets/PetCard-DcQOup9g.css","/assets/PetCard-k_ikX5O-.js","/assets/Poster-CIO2-ISW.js","/assets/Poster-CgY-jEtC.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DLIJU1kl.js","/assets/Poster-Xaa9k06G.css","/assets/Poster-YK-dHLeG.js","/assets/Replay-Xix8Vq6t.js","/assets/Replay-zCgG9YZg.css","/assets/Rules-CGSFJSpW.js","/assets/Rules-dEIbKuqJ.css","/assets/Settings-B8lhzobR.js","/assets/Settings-DuO1Xq24.css","/assets/Table-BfQogBZx.js","/assets/Table-DhwOFc_3.css","/assets/VillainFace-DSJK3xZN.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-CE-PsFim.js","/assets/ghosts-IHDwkfwN.js","/assets/hints.svelte-Q7LrG0NB.js","/assets/kept-EGhrCX1Y.js","/assets/mygames-qck-GmTp.js","/assets/table-BxeSvv9v.js","/assets/table-ClO553Ke.css","/assets/whole-Dw5dRiwD.js"]] : shared));
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
