import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AuditEntryEntity } from './audit/audit-entry.entity.ts';
import { runAuditCommand } from './audit/verify-trail.ts';
import { variable } from './config/base-config.ts';
import { processEnvironment } from './config/config.ts';
import { keepPrivate } from './config/private-files.ts';
import { hasDatabase, readServiceConfig } from './config/service-config.ts';
import { connect } from './database/connect.ts';
import { Database } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { dataSourceOf, migrationNames } from './database/open.ts';
import type { ServiceDefinition } from './definition.ts';
import { openApiOf } from './openapi/openapi.ts';
import { createLog } from './operation/log.ts';
import { endOnFault, runCommand, serve } from './operation/run-process.ts';
import { runOutboxCommand } from './outbox/dead-deliveries.ts';
import { createService } from './service.ts';

/**
 * Runs the command in argv: `serve`, `migrate`, `seed`, `outbox`, `audit`, `migrations`, `openapi` or
 * one of the definition. Last line of main.ts.
 */
export const runService = (definition: ServiceDefinition): Promise<void> =>
  runCommand({
    serve: () => serveDefinition(definition),
    migrate: () => migrateSchema(definition),
    seed: () => seed(definition),
    outbox: () => outbox(definition),
    audit: () => audit(definition),
    migrations: () => migrations(definition),
    openapi: () => writeOpenApi(definition),
    ...Object.fromEntries(
      Object.entries(definition.commands ?? {}).map(([name, command]) => [name, () => runOwn(definition, command)]),
    ),
  });

/** The environment, once checked; from here on only the owner can read what the process writes. */
function privateEnvironment(definition: ServiceDefinition): NodeJS.ProcessEnv {
  const env = processEnvironment();
  keepPrivate(readServiceConfig(definition, env).DATA_DIR);
  return env;
}

const serveDefinition = (definition: ServiceDefinition): Promise<void> =>
  serve(async () => {
    const { log, config, drain, close } = await createService(definition, { env: privateEnvironment(definition) });
    endOnFault(log);
    return { log, drain, drainMilliseconds: config.DRAIN_MILLISECONDS, close };
  });

async function migrateSchema(definition: ServiceDefinition): Promise<void> {
  if (!hasDatabase(definition)) return;
  const config = readServiceConfig(definition, privateEnvironment(definition));
  const log = createLog(definition.domain, config.LOG_LEVEL);
  const dataSource = dataSourceOf(definition, String(config[variable(definition.domain, 'DATABASE_URL')]));
  await connect(dataSource, log);
  try {
    log.info({ migrations: await migrate(dataSource) }, 'migrated');
  } finally {
    await dataSource.destroy();
  }
}

/** The names that this code knows, for tools; needs no configuration. */
async function migrations(definition: ServiceDefinition): Promise<void> {
  process.stdout.write(`${JSON.stringify(migrationNames(definition))}\n`);
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Also works while the service runs. */
async function besideService(definition: ServiceDefinition, work: (database: Database) => Promise<void>) {
  const config = readServiceConfig(definition, processEnvironment());
  const url = String(config[variable(definition.domain, 'DATABASE_URL')]);
  const dataSource = await dataSourceOf(definition, url, { beside: true }).initialize();
  try {
    await work(new Database(dataSource));
  } finally {
    await dataSource.destroy();
  }
}

/** The service's relay picks up changes within a second. */
async function outbox(definition: ServiceDefinition): Promise<void> {
  if (!hasDatabase(definition)) return;
  await besideService(definition, (database) => runOutboxCommand(database, process.argv.slice(3), print));
}

async function audit(definition: ServiceDefinition): Promise<void> {
  if (!definition.entities?.includes(AuditEntryEntity)) return;
  await besideService(definition, (database) => runAuditCommand(database, print));
}

async function seed(definition: ServiceDefinition): Promise<void> {
  if (!definition.seed) return;
  const service = await createService(definition, { env: privateEnvironment(definition), listen: false });
  try {
    await definition.seed(service.context);
    service.log.info('seeded');
  } finally {
    await service.close();
  }
}

async function runOwn(definition: ServiceDefinition, command: NonNullable<ServiceDefinition['commands']>[string]) {
  const service = await createService(definition, { env: privateEnvironment(definition), listen: false });
  try {
    await command(process.argv.slice(3), service.context);
  } finally {
    await service.close();
  }
}

async function writeOpenApi(definition: ServiceDefinition): Promise<void> {
  // dist/main.js is one folder below the service's own.
  const file = path.resolve(process.argv[1] ?? '.', '../../openapi.json');
  await writeFile(file, `${JSON.stringify(openApiOf(definition), null, 2)}\n`);
}
