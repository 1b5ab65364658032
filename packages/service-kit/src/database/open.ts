import type { DataSource } from 'typeorm';
import { type ServiceConfig, variable } from '../config/base-config.ts';
import { hasDatabase } from '../config/service-config.ts';
import type { ServiceDefinition } from '../definition.ts';
import type { Log } from '../operation/log.ts';
import { InboxEntity, OutboxEntity, OutboxPartEntity, SentMailEntity } from '../outbox/outbox.entity.ts';
import { outboxMigrations } from '../outbox/outbox.migrations.ts';
import { Outbox } from '../outbox/outbox.ts';
import { connect } from './connect.ts';
import { createDataSource, type Use } from './data-source.ts';
import { Database } from './database.ts';

/** The data source of a service with its own and the kit's tables, not yet connected. */
export function dataSourceOf(
  { entities = [], migrations = [] }: Pick<ServiceDefinition, 'entities' | 'migrations'>,
  url: string,
  use: Use = {},
): DataSource {
  const schema = {
    entities: [OutboxEntity, OutboxPartEntity, InboxEntity, SentMailEntity, ...entities],
    migrations: [...outboxMigrations, ...migrations],
  };
  return createDataSource(url, schema, use);
}

/** All migrations of a service with a database, in order. */
export const migrationNames = ({ migrations = [] }: Pick<ServiceDefinition, 'migrations'>): string[] =>
  [...outboxMigrations, ...migrations].map((Migration) => new Migration().name ?? Migration.name);

/** Connects; undefined for a service without database. */
export async function openDatabase(definition: ServiceDefinition, config: ServiceConfig, log: Log) {
  if (!hasDatabase(definition)) return undefined;
  const dataSource = dataSourceOf(definition, String(config[variable(definition.domain, 'DATABASE_URL')]));
  await connect(dataSource, log);
  return { database: new Database(dataSource), outbox: new Outbox() };
}
