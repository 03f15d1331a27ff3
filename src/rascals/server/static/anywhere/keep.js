const worker = self;
const here = worker.registration.scope;
const MINE = `rascals ${here}`;
const KEPT = `${MINE} ${__BUILD__}`;
worker.addEventListener("install", (event) => event.waitUntil(begin()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method !== "GET" || !request.url.startsWith(here)) return;
	event.respondWith(request.mode === "navigate" ? page() : kept(request));
});
/** Keep all files: those an older worker has are the same where they are called the same. */
async function begin() {
	const cache = await caches.open(KEPT);
	await Promise.all(__KEPT__.map(async (name) => {
		const address = new URL(name, here).href;
		const lasting = /-[\w-]{8,}\./.test(name);
		const answer = (lasting ? await caches.match(address) : undefined) ?? await fetch(address, { cache: lasting ? "default" : "no-cache" });
		if (answer.status !== 200) throw new TypeError(`${name} cannot be kept`);
		await cache.put(address, answer);
	}));
}
async function tidy() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith(`${MINE} `) && name !== KEPT).map((name) => caches.delete(name)));
}
/** The page, newest first: what is kept belongs to the worker that answers, so an update comes with the next visit. */
async function page() {
	const cache = await caches.open(KEPT);
	return await cache.match(new URL("index.html", here).href) ?? fetch(here);
}
async function kept(request) {
	const cache = await caches.open(KEPT);
	return await cache.match(request, { ignoreVary: true }) ?? fetch(request);
}

