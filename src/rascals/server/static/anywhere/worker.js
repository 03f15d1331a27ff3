const HANGS = 2e4;
let here = "";
let bots;
addEventListener("message", ({ data }) => {
	if (data.port) meet(data.port);
	if (!data.role) return;
	here = data.here ?? "";
	void (data.role === "host" ? host() : undefined);
});
/** A file of the runtime as a stream; it lies there compressed, since not every web space compresses by itself. */
async function unpacked(name) {
	const answer = await fetch(new URL(__FILES__[name] ?? name, here));
	if (!answer.ok || !answer.body) throw new Error(`${name}: ${String(answer.status)}`);
	return answer.body.pipeThrough(new DecompressionStream("gzip"));
}
const whole = (stream) => new Response(stream).arrayBuffer();
/** Start Python with all that it needs. `tell` hears how far it is, from 0 to 1. */
async function python(tell) {
	const site = unpacked("site").then(whole);
	const fetched = globalThis.fetch;
	globalThis.fetch = async (input, init) => {
		const name = new URL(input instanceof Request ? input.url : input).pathname.split("/").pop() ?? "";
		if (!(name in __FILES__)) return fetched(input, init);
		const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
		return new Response(await unpacked(name), { headers: { "Content-Type": type } });
	};
	const module = async (name) => URL.createObjectURL(new Blob([await whole(await unpacked(name))], { type: "text/javascript" }));
	tell(.1);
	const [glue, script] = await Promise.all([module("pyodide.asm.mjs"), module("pyodide.mjs")]);
	const { loadPyodide } = await import(
		/* @vite-ignore */
		script
);
	const { default: createPyodideModule } = await import(
		/* @vite-ignore */
		glue
);
	tell(.3);
	const found = await loadPyodide({
		indexURL: here,
		stdLibURL: new URL("python_stdlib.zip", here).href,
		lockFileContents: __LOCK__,
		createPyodideModule
	});
	tell(.7);
	found.unpackArchive(await site, "zip", { extractDir: __PLACE__ });
	tell(.8);
	return found;
}
// ---------------------------------------------------------------- bots
/** Questions come and answers go over the port of the other worker. */
function meet(port) {
	if (self.name === "host") {
		bots = port;
		bots.onmessage = ({ data }) => thinking.get(data.id)?.[0](data.answer);
		return;
	}
	const mind = python(() => undefined).then((found) => found.pyimport("rascals.page.inside"));
	port.onmessage = ({ data }) => void mind.then((inside) => port.postMessage({
		id: data.id,
		answer: inside.answer(data.question)
	})).catch(() => port.postMessage({
		id: data.id,
		answer: null
	}));
}
/** The questions under way: how each is answered, and how it is given up. */
const thinking = new Map();
let asked = 0;
/** Ask the bots' worker; null where it has no answer. Where it has none in time it is replaced, and this fails. */
function think(question) {
	const id = ++asked;
	return new Promise((resolve, reject) => {
		const late = setTimeout(() => {
			postMessage("hangs");
			for (const [, end] of [...thinking.values()]) end();
		}, HANGS);
		const done = () => {
			thinking.delete(id);
			clearTimeout(late);
		};
		const give = (answer) => (done(), resolve(answer));
		thinking.set(id, [give, () => (done(), reject(new Error("ended")))]);
		bots?.postMessage({
			id,
			question
		});
	});
}
// ---------------------------------------------------------------- the host
async function host() {
	const channel = new BroadcastChannel(`rascals ${here}`);
	const news = (told) => channel.postMessage(told);
	let ready = {
		page: "",
		id: 0,
		kind: "loading",
		part: 0
	};
	const now = (told) => news(ready = told);
	const early = [];
	channel.onmessage = ({ data }) => data.kind === "who" ? news(ready) : void early.push(data);
	try {
		const found = await python((part) => now({
			page: "",
			id: 0,
			kind: "loading",
			part
		}));
		const inside = found.pyimport("rascals.page.inside");
		const tell = (message, bytes) => {
			const told = JSON.parse(message);
			channel.postMessage(told.kind === "part" ? {
				...told,
				bytes
			} : told);
		};
		await inside.begin(await opened(() => news({
			page: "",
			id: 0,
			kind: "full"
		})), tell, think);
		const take = (data) => inside.take(JSON.stringify(data));
		channel.onmessage = ({ data }) => data.kind === "who" ? news(ready) : take(data);
		early.forEach(take);
		now({
			page: "",
			id: 0,
			kind: "ready",
			run: crypto.randomUUID()
		});
	} catch (error) {
		now({
			page: "",
			id: 0,
			kind: "failed",
			why: String(error)
		});
		throw error;
	}
}
// ---------------------------------------------------------------- what stays
const settled = (request) => new Promise((resolve, reject) => {
	request.onsuccess = () => resolve(request.result);
	request.onerror = () => reject(request.error);
});
/** The journal of the tables, and what else is kept, in the browser's database; `full` is called where it takes no more. */
async function opened(full) {
	const request = indexedDB.open(`rascals ${here}`, 1);
	request.onupgradeneeded = () => {
		request.result.createObjectStore("journal", { autoIncrement: true });
		request.result.createObjectStore("kept");
	};
	const database = await settled(request);
	/** Do it wholly or not at all; it is on the disk when this returns. */
	const write = (store, work) => new Promise((resolve, reject) => {
		const change = database.transaction(store, "readwrite", { durability: "strict" });
		change.oncomplete = () => resolve();
		change.onabort = () => {
			if (change.error?.name === "QuotaExceededError") full();
			reject(change.error);
		};
		work(change.objectStore(store));
	});
	return {
		read: () => settled(database.transaction("journal").objectStore("journal").getAll()),
		append: (records) => write("journal", (store) => records.forEach((record) => store.add(record))),
		replace: (records) => write("journal", (store) => {
			store.clear();
			records.forEach((record) => store.add(record));
		}),
		kept: (name) => settled(database.transaction("kept").objectStore("kept").get(name)),
		keep: (name, text) => write("kept", (store) => void store.put(text, name))
	};
}

