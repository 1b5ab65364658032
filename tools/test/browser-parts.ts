import { TextDecoderStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  // A busy machine takes longer than the library's second. Only a failing test waits that long.
  asyncUtilTimeout: 10_000,
  // The page is printed into an error that is shown: `findBy` and `waitFor` drop one for each time they look.
  getElementError(message, container) {
    if (!isWaiting()) return getElementError(message, container);
    const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

/** Whether a query may be repeated. */
function isWaiting(): boolean {
  const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  return waits === true;
}

/** Browser APIs that jsdom lacks and libraries need as soon as they are loaded. */
const structuredClone = (value: unknown) => deserialize(serialize(value));
Object.assign(globalThis, { structuredClone, TextEncoder, TextDecoder, TextDecoderStream, TransformStream });

/** jsdom has no layout, so no size ever changes. */
class StillSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** antd defers work to the next task; Node's port would keep the test's process alive. */
class ReleasedChannel {
  port1 = { onmessage: null as (() => void) | null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

if (typeof window !== 'undefined') {
  // antd queries the page's width, for a class name that none of our components use.
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as never;
  Object.assign(globalThis, { ResizeObserver: StillSizes, MessageChannel: ReleasedChannel });
  // antd measures scrollbars by their pseudo-element: jsdom has the element's style for it, with a page of complaint.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
}
