import { parseArgs } from 'node:util';
import { buildable, buildProjects } from '../build/projects.ts';
import { endWith, since, step, ToolError } from '../progress.ts';
import { whyPortIsTaken } from '../start/ports.ts';
import { publishRemotes } from '../start/publish.ts';
import { readSettings } from '../start/settings.ts';
import { planSite, startSite } from '../start/site.ts';
import { onStop } from '../start/stop-signal.ts';
import type { Project } from '../workspace.ts';
import { BuildsInPlace } from './builds-in-place.ts';
import { startHotServer } from './hot-server.ts';
import { watchSources } from './watch.ts';

// npm run dev [area …] [-- --site <url>]: the whole site, or one that already runs on this machine.
// Changes are built and put in place; the remotes of named areas are hot reloaded, at an address of
// their own.
const { positionals: domains, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
const belongs = ({ folder }: Project) =>
  domains.length === 0 || domains.some((domain) => [`mfe-${domain}`, `services/${domain}`, domain].includes(folder));

async function showHot(siteUrl: string, remotes: readonly string[]) {
  const port = Number(new URL(siteUrl).port || 80) + 1;
  const taken = await whyPortIsTaken(port);
  if (taken) throw new ToolError(taken);
  const { url, stop } = await step(`Hot reload of ${remotes.join(', ')}`, () => startHotServer(siteUrl, remotes, port));
  console.log(`\n${url}  ${remotes.map((name) => `mfe-${name}`).join(', ')} from your sources, reloaded hot`);
  return stop;
}

async function develop(projects: readonly Project[], remotes: readonly string[]) {
  const settings = readSettings();
  const site = await planSite(settings);
  await step('Building what has changed', () => buildProjects());
  const watched = projects.filter(({ folder }) => !remotes.includes(folder.replace('mfe-', '')));
  const builds = new BuildsInPlace(watched);
  const running = startSite(site, { chosen: projects.map(({ folder }) => folder) });
  let stopHot: (() => Promise<void>) | undefined;
  onStop(async () => {
    await stopHot?.();
    await running.stop();
  });
  await running.ready;
  console.log(`\n${settings.siteUrl}  watching ${watched.map(({ folder }) => folder).join(', ')}`);
  if (remotes.length > 0) stopHot = await showHot(`http://localhost:${settings.port}`, remotes);

  const replace = async () => {
    const begun = performance.now();
    await buildProjects(watched);
    const changed = builds.changedOf(watched);
    for (const folder of changed) {
      const name = folder === 'shell' ? 'page-server' : folder.replace('services/', '');
      await running.supervisors.get(name)?.renew();
    }
    await publishRemotes(site, changed);
    if (changed.length > 0) console.log(`  ${changed.join(', ')} in place (${since(begun)})`);
  };
  watchSources(() =>
    replace().catch((error: unknown) => console.error(error instanceof ToolError ? error.message : error)),
  );
}

try {
  const projects = buildable().filter(belongs);
  if (projects.length === 0) throw new ToolError(`No area is called ${domains.join(', ')}`);
  const remotes = domains.filter((domain) => projects.some(({ folder }) => folder === `mfe-${domain}`));
  if (!values.site) await develop(projects, remotes);
  else if (remotes.length === 0) throw new ToolError('Name the areas whose remotes to reload: npm run dev store');
  else onStop(await showHot(values.site, remotes));
} catch (error) {
  endWith(error);
}
