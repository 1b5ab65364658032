import { TextDecoder, TextEncoder } from 'node:util';

/** Parts of every browser that jsdom leaves out and libraries want as soon as they are loaded. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
