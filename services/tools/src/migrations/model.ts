import { tableColumn as column, createTable, key } from '@arcada/service-kit';

/** Migrations that have run stay as they are: add a new one below. */
export const modelMigrations = [
  createTable('CreateModelConsent1795413700001', 'model_consent', [
    column.id('user_id', key),
    column.text('provider', 255),
    column.boolean('granted'),
    column.big('decided_at'),
  ]),
  createTable('CreateModelUsage1795413700002', 'model_usage', [
    column.text('day', 10, key),
    column.text('scope', 36, key),
    column.integer('requests'),
    column.big('tokens'),
  ]),
];
