import { buildable, buildProjects } from '../build/projects.ts';
import { endWith, step, ToolError } from '../progress.ts';
import { runCommand } from '../start/prepare.ts';
import { processTable } from '../start/process-table.ts';
import { readSettings } from '../start/settings.ts';
import { planSite } from '../start/site.ts';

// npm run migrate [service …]: migrates the databases to the schema of this code. A new release
// runs it before it starts.
try {
  const names = process.argv.slice(2);
  const services = processTable.filter(({ database }) => database);
  const unknown = names.find((name) => !services.some((service) => service.name === name));
  if (unknown) {
    const list = services.map(({ name }) => name).join(', ');
    throw new ToolError(`"${unknown}" has no database. Services that have one: ${list}`);
  }
  const wanted = services.filter(({ name }) => names.length === 0 || names.includes(name));
  const site = await planSite(readSettings(), { door: false });
  await buildProjects(buildable().filter(({ folder }) => wanted.some(({ name }) => folder === `services/${name}`)));
  for (const service of wanted) await step(`Migrating ${service.name}`, () => runCommand(service, site, 'migrate'));
} catch (error) {
  endWith(error);
}
