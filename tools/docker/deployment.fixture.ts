import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { processTable } from '../start/process-table.ts';
import { root } from '../workspace.ts';
import { readCompose } from './compose.ts';

const keys = spawnSync(process.execPath, [path.join(root, 'tools/start/print-keys.ts')], { encoding: 'utf8' });

/** What docker/README.md says to put in docker/.env. */
export const variables = {
  ...parseEnv(keys.stdout),
  SITE_URL: 'https://shop.example.com',
  MYSQL_PASSWORD: 'database-secret',
  STRIPE_SECRET_KEY: 'sk_live_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  SMTP_URL: 'smtp://user:mail-secret@mail.example.com:587',
  OPENAI_API_KEY: 'sk-model-secret',
};

export const compose = readCompose(variables);

export const processNames: string[] = processTable.map(({ name }) => name);
/** What compose runs beside the processes: a database, and the migrations of those that have one. */
export const migrations = processTable.filter(({ database }) => database).map(({ name }) => `${name}-migrate`);
