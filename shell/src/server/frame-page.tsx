import type { Composition, Language } from '@arcada/contracts';
import type { RemoteHost } from '@arcada/platform';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { documentFor } from './document.ts';
import type { DrawnPage, PageRequest } from './messages.ts';
import type { PreparedComposition } from './prepared-composition.ts';
import { renderPage } from './render-page.tsx';
import type { ShellBuild } from './shell-build.ts';

interface Parts {
  prepared: PreparedComposition;
  host: RemoteHost;
  texts: Record<Language, i18n>;
  build: ShellBuild;
  siteUrl: string;
}

const domainsOf = ({ remotes }: Composition) => remotes.map(({ domain }) => domain);

/** A page without any remote's code: the shell's frame, in which the browser renders every area. */
export async function framePage(
  request: PageRequest,
  { prepared, host, texts, build, siteUrl }: Parts,
): Promise<DrawnPage> {
  const page = await renderPage(request, domainsOf(prepared.composition), {
    host,
    match: prepared.match,
    texts,
    siteUrl,
    gatewayUrl: '',
    gatewayHeaders: {},
    drawTree: async (element) => ({ html: renderToString(element), failures: [] }),
  });
  const { body, styleDigest } = documentFor(page, prepared, build, {
    language: request.language,
    siteUrl,
    path: new URL(request.path, siteUrl).pathname,
    askedLanguage: request.askedLanguage,
  });
  return { body: Buffer.from(body), styleDigest, status: page.head.status ?? 200, tags: [], complete: false };
}
