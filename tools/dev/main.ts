import { buildable, buildProjects } from '../build/projects.ts';
import { endWith, since, step, ToolError } from '../progress.ts';
import { publishRemotes } from '../start/publish.ts';
import { readSettings } from '../start/settings.ts';
import { planSite, startSite } from '../start/site.ts';
import { onStop } from '../start/stop-signal.ts';
import type { Project } from '../workspace.ts';
import { BuildsInPlace } from './builds-in-place.ts';
import { watchSources } from './watch.ts';

// npm run dev [domain …]: the whole site; what is changed (of the named areas) is built and put in place.
const domains = process.argv.slice(2);
const belongs = ({ folder }: Project) =>
  domains.length === 0 || domains.some((domain) => [`mfe-${domain}`, `services/${domain}`, domain].includes(folder));

try {
  const watched = buildable().filter(belongs);
  if (watched.length === 0) throw new ToolError(`No area is called ${domains.join(', ')}`);
  const settings = readSettings();
  const site = await planSite(settings);
  await step('Building what has changed', () => buildProjects());
  const builds = new BuildsInPlace(watched);
  const running = startSite(site, { chosen: watched.map(({ folder }) => folder) });
  onStop(running.stop);
  await running.ready;
  console.log(`\n${settings.siteUrl}  watching ${watched.map(({ folder }) => folder).join(', ')}`);

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
} catch (error) {
  endWith(error);
}
