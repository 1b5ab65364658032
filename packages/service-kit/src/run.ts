import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { variable } from './config/base-config.ts';
import { ConfigError, processEnvironment } from './config/config.ts';
import { keepPrivate } from './config/private-files.ts';
import { hasDatabase, readServiceConfig } from './config/service-config.ts';
import { connect } from './database/connect.ts';
import { Database } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { dataSourceOf, migrationNames } from './database/open.ts';
import type { ServiceDefinition } from './definition.ts';
import { DomainError } from './http/domain-error.ts';
import { openApiOf } from './openapi/openapi.ts';
import { createLog } from './operation/log.ts';
import { runOutboxCommand } from './outbox/dead-deliveries.ts';
import { createService, type RunningService } from './service.ts';

const drainMilliseconds = 25_000;

type Command = (definition: ServiceDefinition) => Promise<void>;

const commands: Record<string, Command> = {
  serve,
  migrate: migrateSchema,
  seed,
  outbox,
  migrations,
  openapi: writeOpenApi,
};

/**
 * Runs the command in argv: `serve`, `migrate`, `seed`, `outbox`, `migrations`, `openapi` or one of
 * the definition. Last line of main.ts.
 */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const name = process.argv[2] ?? 'serve';
  const own = definition.commands?.[name];
  const command = own ? (given: ServiceDefinition) => runOwn(given, own) : commands[name];
  if (!command) {
    const known = [...Object.keys(commands), ...Object.keys(definition.commands ?? {})];
    return fail(`There is no command "${name}". Commands: ${known.join(', ')}`);
  }
  try {
    await command(definition);
  } catch (error) {
    fail(error);
  }
}

/** The environment, once checked; from here on only the owner can read what the process writes. */
function privateEnvironment(definition: ServiceDefinition): NodeJS.ProcessEnv {
  const env = processEnvironment();
  keepPrivate(readServiceConfig(definition, env).DATA_DIR);
  return env;
}

// Written to the error stream at once: the log is buffered, and a person reads this first.
function fail(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof DomainError;
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function serve(definition: ServiceDefinition): Promise<void> {
  const service = await createService(definition, { env: privateEnvironment(definition), processMetrics: true });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(service, signal));
  const crash = (error: unknown) => {
    service.log.fatal({ err: error }, 'the process cannot go on');
    service.log.flush();
    fail(error);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

async function stop(service: RunningService, signal: string): Promise<void> {
  service.log.info({ signal }, 'stopping');
  const timer = setTimeout(() => {
    service.log.error('requests did not finish in 25 s');
    service.log.flush(() => process.exit(1));
  }, drainMilliseconds);
  timer.unref();
  try {
    service.drain();
    await pause(service.config.DRAIN_MILLISECONDS);
    await service.close();
    service.log.flush(() => process.exit(0));
  } catch (error) {
    fail(error);
  }
}

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

/** Also works while the service runs: its relay picks up changes within a second. */
async function outbox(definition: ServiceDefinition): Promise<void> {
  if (!hasDatabase(definition)) return;
  const config = readServiceConfig(definition, processEnvironment());
  const url = String(config[variable(definition.domain, 'DATABASE_URL')]);
  const dataSource = await dataSourceOf(definition, url, { beside: true }).initialize();
  try {
    const print = (line: string) => process.stdout.write(`${line}\n`);
    await runOutboxCommand(new Database(dataSource), process.argv.slice(3), print);
  } finally {
    await dataSource.destroy();
  }
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
