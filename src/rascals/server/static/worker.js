const worker = self;
const KEPT = `rascals-${"8b52ffa14f47986c"}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;
// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...["/assets/base-C4Hwoxm5.css","/assets/base-Dcqpt-Rh.js","/assets/index-BpuirhNs.css","/assets/index-Bq__Cy1g.js","/assets/rolldown-runtime-DK3Fl9T5.js","/favicon.svg","/icons/icon-192.png","/manifest.webmanifest"]]))));
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
	const done = keep(told?.all === true ? [...read, ...["/assets/Board-5EnKqZYZ.js","/assets/Board-BwvBUIrP.js","/assets/Board-CVZ8uCu2.js","/assets/Board-CzdVV9js.css","/assets/Board-D2wGaUwc.js","/assets/Board-D5pACOMZ.js","/assets/Board-DDMWtzNU.css","/assets/Board-DeAe2hrg.css","/assets/Board-DjRnKZie.css","/assets/Board-VBjZk3OY.css","/assets/CallPanel-B5BRRx24.css","/assets/CallPanel-TFLOhhNL.js","/assets/Called-54qICGaX.css","/assets/Called-CAnFgizk.js","/assets/Callout-CiTbtBPC.js","/assets/Callout-L9CuRGNo.css","/assets/Critter-C75lwHlS.js","/assets/Critter-Z6_Xtu_H.css","/assets/Join-Duwd7qBq.css","/assets/Join-ZfWzJVRP.js","/assets/Lesson-Co7KuyZs.js","/assets/Lesson-Dx5CsQiS.css","/assets/Lobby-CJ2EiL3o.js","/assets/Lobby-CeG7_7Sq.css","/assets/LootCard-DMbDtAJD.js","/assets/LootCard-pCB9An_n.css","/assets/MapPanel-CCR7lLey.css","/assets/MapPanel-DPP8zbbz.js","/assets/Mine-BEypFY6Y.js","/assets/Mine-byJejZZ5.css","/assets/Moves-BwshPOx-.js","/assets/Moves-DA32uW_U.css","/assets/NewTable-BlFpFeZu.css","/assets/NewTable-DZJEAFAU.js","/assets/OpenFile-BGrZEaKr.js","/assets/OpenFile-Dkx5CXjg.css","/assets/PetCard-DcQOup9g.css","/assets/PetCard-MF3rVABu.js","/assets/Poster-BbKUgLL1.js","/assets/Poster-CH97XJDf.js","/assets/Poster-CNhAYD1d.js","/assets/Poster-CxvO67YI.css","/assets/Poster-DWApoWlv.js","/assets/Poster-Xaa9k06G.css","/assets/Replay-D7vceKHf.css","/assets/Replay-iXml3xs9.js","/assets/Rules-CH-e3O7p.js","/assets/Rules-dEIbKuqJ.css","/assets/Settings-D7mF_bWe.js","/assets/Settings-DuO1Xq24.css","/assets/Table-CB92kkJF.js","/assets/Table-DhwOFc_3.css","/assets/VillainFace-D7htlDnO.js","/assets/VillainFace-DhwKjn4M.css","/assets/Waiting-C-CKOK9g.css","/assets/Waiting-CjhFAW0Q.js","/assets/ghosts-BDe3rCRL.js","/assets/hints.svelte-CnCzrcxS.js","/assets/mygames-qck-GmTp.js","/assets/table-BZEEuWKl.js","/assets/table-ClO553Ke.css","/assets/whole-Dw5dRiwD.js"]] : read);
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
