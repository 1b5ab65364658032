import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RemoteDomain } from '@arcada/contracts';
import { documentFor } from '../document.ts';
import type { DrawMessage, DrawnPage, Fault } from '../messages.ts';
import type { PreparedComposition } from '../prepared-composition.ts';
import { type Failure, renderPage, type Surroundings } from '../render-page.tsx';
import type { ShellBuild } from '../shell-build.ts';

interface Tools {
  prepared: PreparedComposition;
  build: ShellBuild;
  surroundings: Omit<Surroundings, 'gatewayHeaders'>;
  tell: (fault: Fault) => void;
}

const faultOf = ({ domain, error }: Failure, page: number): Fault => ({
  kind: 'draw',
  domain,
  page,
  message: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
});

/** Renders a page; an area whose code throws is reported, and left to the browser. */
export async function drawPage(
  message: DrawMessage,
  { prepared, build, surroundings: all, tell }: Tools,
): Promise<DrawnPage> {
  const surroundings = { ...all, gatewayHeaders: message.gatewayHeaders };
  const left = new Set<RemoteDomain>(message.left);
  await nextTurn();
  let page = await renderPage(message, [...left], surroundings);
  for (let again = true; again && page.failures.length > 0; ) {
    const before = left.size;
    for (const failure of page.failures) {
      tell(faultOf(failure, message.page));
      if (failure.domain) left.add(failure.domain);
    }
    again = left.size > before;
    if (again) page = await renderPage(message, [...left], surroundings);
  }
  const { body, styleDigest } = documentFor(page, prepared, build, {
    language: message.language,
    siteUrl: surroundings.siteUrl,
    path: new URL(message.path, surroundings.siteUrl).pathname,
    askedLanguage: message.askedLanguage,
  });
  return {
    body: Buffer.from(body),
    styleDigest,
    status: page.head.status ?? 200,
    movedTo: page.head.movedTo,
    tags: page.tags,
    complete: page.complete && page.failures.length === 0,
  };
}
