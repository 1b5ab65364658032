import fs from 'node:fs';
import path from 'node:path';
import { prepare } from '../start/prepare.ts';
import { processesOf } from '../start/process-table.ts';
import { publishRemotes } from '../start/publish.ts';
import { readSettings } from '../start/settings.ts';
import { planSite } from '../start/site.ts';
import { onStop } from '../start/stop-signal.ts';
import { Supervisor } from '../start/supervisor.ts';
import { root } from '../workspace.ts';

// For site.test.ts: the processes of this repository that have been built, started by the
// launcher's own parts, without the rest of the site. Prints `ready`.
const site = await planSite(readSettings());
const built = processesOf(site.settings).filter(
  ({ name, script }) => name !== 'stripe-local' && fs.existsSync(path.join(root, script)),
);
// Without the store and identity the gateway isn't ready, but it works.
const supervisors = built.map(({ ready, ...definition }) => {
  const other = definition.name === 'gateway' ? '/healthz' : ready;
  return new Supervisor({ ...definition, ready: other }, site, console.log, () => undefined);
});
onStop(async () => void (await Promise.all(supervisors.map((supervisor) => supervisor.stop()))));
await Promise.all(
  supervisors.map(async (supervisor) => {
    if (supervisor.definition.database) await prepare(supervisor.definition, site);
    await supervisor.start();
    if (supervisor.definition.name === 'registry') await publishRemotes(site);
  }),
);
console.log('ready');
