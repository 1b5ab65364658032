import { buildable, buildProjects } from '../build/projects.ts';
import { endWith, ToolError } from '../progress.ts';
import { exited, startChild } from '../start/child.ts';
import { processTable } from '../start/process-table.ts';
import { readSettings } from '../start/settings.ts';
import { planSite } from '../start/site.ts';

// npm run audit: follows the hash chain of each service's audit trail, also while the site runs. Ends with 1 when one is broken.
try {
  const services = processTable.filter(({ database }) => database);
  const site = await planSite(readSettings(), { door: false, alone: false });
  await buildProjects(buildable().filter(({ folder }) => services.some(({ name }) => folder === `services/${name}`)));
  const broken: string[] = [];
  for (const service of services) {
    const { child, output } = startChild(service, site, 'audit');
    const failed = (await exited(child)) !== 0;
    const said = (await output()).match(/The audit trail is [^"\\\n]+/)?.[0];
    if (failed) broken.push(service.name);
    if (failed || said) console.log(`${service.name}: ${said ?? (await output())}`);
  }
  if (broken.length > 0) throw new ToolError(`Look at a backup of: ${broken.join(', ')}`);
} catch (error) {
  endWith(error);
}
