import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// A busy machine takes longer than the library's second. Only a test that fails waits so long.
configure({ asyncUtilTimeout: 10_000 });

/** Parts of every browser that jsdom leaves out and libraries want as soon as they are loaded. */
Object.assign(globalThis, { TextEncoder, TextDecoder });

/** jsdom lays nothing out, so no size ever changes. */
class StillSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** antd puts work off until after a task; the port of Node would keep the test's process alive. */
class ReleasedChannel {
  port1 = { onmessage: null as (() => void) | null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

if (typeof window !== 'undefined') {
  // antd asks how wide the page is, for a name that no component of ours uses.
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as never;
  Object.assign(globalThis, { ResizeObserver: StillSizes, MessageChannel: ReleasedChannel });
}
