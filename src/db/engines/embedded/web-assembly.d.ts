// What Node has of WebAssembly and its types leave out: enough to compile a program once and hand it to threads.
declare namespace WebAssembly {
	interface Module {
		readonly [Symbol.toStringTag]: string;
	}
	function compile(bytes: Uint8Array): Promise<Module>;
}
