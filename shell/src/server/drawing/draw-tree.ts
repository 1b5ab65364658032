import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { Failure } from '../render-page.tsx';
import type { Blame } from './blame.ts';

/** React's mark for what it leaves to the browser: code that is loaded later, or something that threw. */
const leftOut = /<!--\$!-->.{0,160}/gs;
const mostKnown = 1000;

/**
 * Renders at once, as renderToString does, and finds out what threw, because that function hides
 * errors inside Suspense. Only a page that leaves something out is rendered a second time, just for
 * the error.
 */
export class TreeDrawing {
  private readonly blame: Blame;
  /** Pages whose left-out parts are known to be code that is loaded later. */
  private readonly harmless = new Set<string>();

  constructor(blame: Blame) {
    this.blame = blame;
  }

  draw = async (element: ReactElement, key: string): Promise<{ html: string; failures: Failure[] }> => {
    // In a turn of its own, so that endless promises aren't attributed to another page.
    await nextTurn();
    const html = this.blame.aside(() => renderToString(element));
    const gaps = html.match(leftOut);
    if (!gaps) return { html, failures: [] };
    const known = `${key} ${gaps.join()}`;
    if (this.harmless.has(known)) return { html, failures: [] };
    const failures = await this.errorsOf(element);
    if (failures.length === 0) {
      if (this.harmless.size >= mostKnown) this.harmless.clear();
      this.harmless.add(known);
    }
    return { html, failures };
  };

  private errorsOf(element: ReactElement): Promise<Failure[]> {
    const failures: Failure[] = [];
    const enough = new Error('what waits for code is not waited for');
    return this.blame.aside(
      () =>
        new Promise((resolve) => {
          const { abort } = renderToPipeableStream(element, {
            onError: (error) => {
              if (error === enough) return;
              const stack = error instanceof Error ? error.stack : undefined;
              failures.push({ domain: this.blame.of(stack).domain, error });
            },
            onAllReady: () => resolve(failures),
          });
          // React starts in an immediate of its own.
          setImmediate(() => setImmediate(() => abort(enough)));
        }),
    );
  }
}
