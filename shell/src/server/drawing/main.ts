import { format } from 'node:util';
import { languages } from '@arcada/contracts';
import { RemoteHost } from '@arcada/platform';
import { loadSample } from '../../home/sample-place.tsx';
import { provideTiers } from '../../remotes/provided-tiers.ts';
import { localPages } from '../../remotes/site-routes.ts';
import type { DrawMessage, Fault, FromRenderer, StartMessage, ToRenderer } from '../messages.ts';
import { allTexts, prepareComposition } from '../prepared-composition.ts';
import { readShellBuild } from '../shell-build.ts';
import { Blame } from './blame.ts';
import { closeDoors } from './close-doors.ts';
import { drawPage } from './draw-page.ts';
import { TreeDrawing } from './draw-tree.ts';
import { keepTexts } from './kept-texts.ts';
import { loadStoredRemote } from './load-remotes.ts';
import { writeStep } from './write-step.ts';

/** A renderer: runs the remotes' server code and renders pages with it. It ends with its page server. */
/** Ends silently: `exit` reports only ends that weren't intended here. */
let ending = false;
const end = (code: number) => {
  ending = true;
  process.exit(code);
};
const send = process.send?.bind(process) as (message: FromRenderer, sent?: () => void) => void;
closeDoors();
// Only this file may send messages.
process.send = undefined;
provideTiers();

let blame: Blame | undefined;
let ready: ((message: DrawMessage) => void) | undefined;

const textOf = (error: unknown): Pick<Fault, 'message' | 'stack'> =>
  error instanceof Error ? { message: error.message, stack: error.stack } : { message: format(error) };

process.on('uncaughtException', (error: unknown) => {
  const text = textOf(error);
  // Its state can't be trusted any more.
  send({ type: 'fault', fatal: true, fault: { kind: 'throw', ...text, ...blame?.of(text.stack) } }, () => end(70));
});
process.on('unhandledRejection', (reason: unknown) => {
  const text = textOf(reason);
  send({ type: 'fault', fatal: false, fault: { kind: 'rejection', ...text, ...blame?.of(text.stack) } });
});
process.on('exit', (code) => {
  if (ending) return;
  const stack = new Error('The process was told to end').stack;
  const fault: Fault = { kind: 'exit', message: `process.exit(${code})`, stack, ...blame?.of(stack) };
  send({ type: 'fault', fatal: true, fault });
});
process.on('disconnect', () => end(0));

async function start({ composition, remotes, shellDist, gatewayUrl, siteUrl }: StartMessage) {
  const whose = new Blame(remotes, writeStep);
  blame = whose;
  whose.watchTimers();
  const build = readShellBuild(shellDist);
  const prepared = prepareComposition(composition, remotes, build.styleTexts);
  const texts = await allTexts();
  const host = new RemoteHost(composition, {
    localPages,
    timeoutMs: 60_000,
    loadEntry: async ({ domain, version }) => {
      const stored = remotes.find((remote) => remote.domain === domain);
      if (!stored) throw new Error(`${domain} ${version} is left to the browser`);
      return loadStoredRemote(stored, whose);
    },
    addTexts: async (domain, catalogues) => {
      for (const language of languages) {
        texts[language].addResourceBundle(language, domain, (await catalogues[language]()).default, true);
      }
    },
  });
  await Promise.all([loadSample(), ...Object.keys(localPages).map((path) => host.loadPage('shell', path))]);
  for (const { domain } of remotes) await loadAll(host, domain);
  for (const language of languages) keepTexts(texts[language]);
  const drawing = new TreeDrawing(whose);
  const surroundings = { host, match: prepared.match, texts, gatewayUrl, siteUrl, drawTree: drawing.draw };
  const tell = (fault: Fault) => send({ type: 'fault', fatal: false, fault });
  ready = (message) =>
    whose.forPage(message.page, () => {
      drawPage(message, { prepared, build, surroundings, tell }).then(
        (document) => send({ type: 'drawn', page: message.page, document }),
        (error) => {
          const text = textOf(error);
          tell({ kind: 'draw', ...text, ...whose.of(text.stack), page: message.page });
          send({ type: 'failed', page: message.page });
        },
      );
    });
  send({ type: 'ready' });
}

/**
 * Loads everything that a remote renders on the server. What fails here has run half-way, so this
 * process ends.
 */
async function loadAll(host: RemoteHost, domain: StartMessage['remotes'][number]['domain']) {
  send({ type: 'loading', domain });
  const { manifest } = host.remote(domain) ?? { manifest: { routes: [], slots: [] } };
  const served = manifest.routes.filter((route) => route.render === 'server');
  await Promise.all([
    ...served.map((route) => host.loadPage(domain, route.path)),
    ...manifest.slots.map((slot) => host.loadSlot(domain, slot.id)),
  ]);
  const states = [
    ...served.map((route) => host.page(domain, route.path)),
    ...manifest.slots.map((slot) => host.slot(domain, slot.id)),
  ];
  const failed = states.find((state) => state?.status === 'failed' && state.reason === 'unreachable');
  if (failed?.status !== 'failed') return;
  send({ type: 'fault', fatal: true, fault: { kind: 'import', domain, ...textOf(failed.error) } }, () => end(70));
  await new Promise(() => undefined);
}

process.on('message', (message: ToRenderer) => {
  if (message.type === 'ping') send({ type: 'pong' });
  else if (message.type === 'draw') ready?.(message);
  else void start(message);
});
