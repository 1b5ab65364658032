import { dataDirFault, keepPrivate } from '@arcada/service-kit/config';
import { step, ToolError } from '../progress.ts';
import { untilWhole } from '../release/served.ts';
import { readKeys } from './keys.ts';
import { freePorts, whyPortIsTaken } from './ports.ts';
import { prepare } from './prepare.ts';
import { type ProcessDefinition, processesOf, processTable, type Site } from './process-table.ts';
import { publishRemotes } from './publish.ts';
import type { Settings } from './settings.ts';
import { claimDataDir, removeState, StateWriter } from './state-file.ts';
import { Supervisor } from './supervisor.ts';

export interface RunningSite {
  supervisors: ReadonlyMap<string, Supervisor>;
  /** Resolves when every process is ready and the built remotes are live; rejects when one can't start. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Everything needed before a process starts: data folder, keys, ports. `door`: the gateway will start; `alone`: no other site may run on the data. */
export async function planSite(settings: Settings, { door = true, alone = true } = {}): Promise<Site> {
  const fault = dataDirFault(settings.dataDir);
  if (fault) throw new ToolError(fault);
  keepPrivate(settings.dataDir);
  if (alone) claimDataDir(settings.dataDir);
  const taken = door ? await whyPortIsTaken(settings.port) : undefined;
  if (taken) throw new ToolError(taken);
  const internal = [...processTable.map(({ name }) => name).filter((name) => name !== 'gateway'), 'gateway-internal'];
  const free = await freePorts(internal.length);
  const ports = Object.fromEntries(internal.map((name, index) => [name, free[index]]));
  return { settings, keys: readKeys(settings.dataDir), ports: { ...ports, gateway: settings.port } as Site['ports'] };
}

/** Starts all processes in parallel. `chosen`: folders whose build becomes live in any case. */
export function startSite(site: Site, { chosen = [] }: { chosen?: readonly string[] } = {}): RunningSite {
  const { dataDir, port } = site.settings;
  const supervisors = new Map<string, Supervisor>();
  let ready = false;
  let stopped = false;
  const stateFile = new StateWriter(dataDir, (line) => say(line));
  const save = () => {
    if (stopped) return;
    stateFile.write({
      url: `http://localhost:${port}`,
      launcher: process.pid,
      ready,
      processes: [...supervisors.values()].map(({ definition, pid }) => ({
        name: definition.name,
        pid: pid ?? null,
        port: site.ports[definition.name],
      })),
    });
  };
  const say = (line: string) => console.log(`${new Date().toLocaleTimeString('en-GB')}  ${line}`);
  for (const definition of processesOf(site.settings)) {
    supervisors.set(definition.name, new Supervisor(definition, site, say, save));
  }
  save();
  const stop = async () => {
    // The gateway first, so that no new requests arrive while the services finish.
    await supervisors.get('gateway')?.stop();
    await Promise.all([...supervisors.values()].map((supervisor) => supervisor.stop()));
    stopped = true;
    removeState(dataDir);
  };
  const start = async (definition: ProcessDefinition) => {
    if (definition.database && (await prepare(definition, site)) === 'prepared') {
      console.log(`  ${definition.name}: database migrated${site.settings.seedDemo ? ', demo data seeded' : ''}`);
    }
    await supervisors.get(definition.name)?.start();
    console.log(`  ${definition.name} is ready`);
    if (definition.name === 'registry') await publishRemotes(site, chosen);
  };
  const started = step('Starting the processes', async () => {
    await Promise.all(processesOf(site.settings).map(start));
    await untilWhole(`http://localhost:${port}`);
    ready = true;
    save();
  });
  return { supervisors, ready: started, stop };
}
