import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { ToolError } from '../progress.ts';
import { freePorts } from '../start/ports.ts';
import { readState } from '../start/state-file.ts';
import { type MariadbServer, startMariadb } from '../test/mariadb.ts';
import type { LaunchOrder, LaunchReport } from './launcher.ts';
import { aimLinks, frontLink, type Links, linkName, mailLink, openLinks, withDatabase } from './links.ts';
import { catchMails, type MailCatcher } from './mail-catcher.ts';

export const databaseKinds = ['sqlite', 'mariadb'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** All people share one address, many more than a household has. */
const generous = {
  RATE_LIMIT_FACTOR: '1000',
  CREDENTIAL_ATTEMPTS_PER_MINUTE: '100000',
  REGISTRATIONS_PER_HOUR: '100000',
};

export interface SoakedSite {
  kind: DatabaseKind;
  /** Where people reach the site, through a link. */
  url: string;
  dataDir: string;
  links: Links;
  database: MariadbServer | undefined;
  mails: MailCatcher;
  /** Current process id; undefined while a process is down. */
  pidOf: (process: string) => number | undefined;
  stop: () => Promise<void>;
  /** After `stop`: removes the data. */
  remove: () => Promise<void>;
}

const databaseOf = (service: string) => `soak_${service}`;

async function startDatabase(dataDir: string): Promise<MariadbServer> {
  const server = await startMariadb({ durable: true, folder: path.join(dataDir, 'mariadb') });
  const connection = await mysql.createConnection(server.url);
  for (const service of withDatabase) await connection.query(`CREATE DATABASE ${databaseOf(service)}`);
  await connection.end();
  return server;
}

/** Addresses of the services' databases for reading the books: without links. */
export const databaseUrlsOf = ({ dataDir, database }: Pick<SoakedSite, 'dataDir' | 'database'>) =>
  Object.fromEntries(
    withDatabase.map((service) => [
      service,
      database ? `${database.url}${databaseOf(service)}` : path.join(dataDir, `${service}.sqlite`),
    ]),
  ) as Record<(typeof withDatabase)[number], string>;

function launch(order: LaunchOrder, aim: (ports: Record<string, number>) => void): [ChildProcess, Promise<void>] {
  const log = fs.openSync(path.join(order.environment.DATA_DIR ?? '', 'launcher.log'), 'a');
  const child = fork(path.join(import.meta.dirname, 'launcher.ts'), { stdio: ['ignore', log, log, 'ipc'] });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (report: LaunchReport) => {
      if ('ports' in report) aim(report.ports);
      else if ('ready' in report) resolve();
      else reject(new ToolError(`The site did not start: ${report.failed}`));
    });
    child.once('exit', (code) => reject(new ToolError(`The launcher ended with ${code}: see launcher.log`)));
  });
  child.send(order);
  return [child, ready];
}

/** Starts a whole site with a link between every two processes that communicate. */
export async function startSoakedSite(kind: DatabaseKind): Promise<SoakedSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `arcada-soak-${kind}-`));
  const database = kind === 'mariadb' ? await startDatabase(dataDir) : undefined;
  const mails = await catchMails(dataDir);
  const links = await openLinks(database !== undefined);
  const portOf = (name: string) => links.get(name)?.port ?? 0;
  const url = `http://localhost:${portOf(frontLink)}`;
  const [port = 0] = await freePorts(1);
  // The machine's own configuration must not reach the site.
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const databases = Object.fromEntries(
    withDatabase.map((service) => [
      `${service.toUpperCase()}_DATABASE_URL`,
      `mysql://root@127.0.0.1:${portOf(linkName(service, 'database'))}/${databaseOf(service)}`,
    ]),
  );
  const environment = {
    ...{ PATH, HOME, ...(TMPDIR && { TMPDIR }), ...generous },
    ...{ PORT: String(port), SITE_URL: url, DATA_DIR: dataDir, SEED_DEMO: 'true' },
    SMTP_URL: `smtp://127.0.0.1:${portOf(mailLink)}`,
    ...(database && databases),
  };
  const databasePort = database ? Number(new URL(database.url).port) : 0;
  const [launcher, ready] = launch(
    { environment, links: Object.fromEntries([...links].map(([name, link]) => [name, link.port])) },
    (ports) => aimLinks(links, { ...ports, database: databasePort, mails: mails.port }),
  );
  const stop = async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      launcher.kill('SIGTERM');
      await once(launcher, 'exit');
    }
    for (const link of links.values()) link.close();
    await mails.close();
  };
  const remove = async () => {
    await database?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  await ready.catch(async (error: unknown) => {
    await stop();
    await database?.stop();
    throw error;
  });
  const pidOf = (name: string) => readState(dataDir)?.processes.find((one) => one.name === name)?.pid ?? undefined;
  return { kind, url, dataDir, links, database, mails, pidOf, stop, remove };
}
