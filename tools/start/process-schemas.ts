import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServiceDomain, serviceDomains } from '@arcada/contracts';
import { baseShape } from '@arcada/service-kit/config';
import { z } from 'zod';
import { root } from '../workspace.ts';

/** The variables that a process reads, according to its own configuration. It gets these and no others. */
async function schemaIn(folder: string, name: string): Promise<z.ZodObject> {
  const module = await import(pathToFileURL(path.join(root, folder, 'config.ts')).href);
  if (!(module[name] instanceof z.ZodObject)) throw new Error(`${folder}/config.ts does not export ${name}`);
  return module[name];
}

const exists = (...parts: string[]) => fs.existsSync(path.join(root, ...parts));

async function serviceSchema(domain: ServiceDomain): Promise<z.ZodObject> {
  const folder = `services/${domain}/src`;
  const own = exists(folder, 'config.ts') ? await schemaIn(folder, `${domain}Config`) : z.object({});
  return z.object({ ...baseShape({ domain, database: exists(folder, 'migrations'), calls: [] }), ...own.shape });
}

const services = serviceDomains.filter((domain) => exists('services', domain));
const text = z.string().optional();

/** By name of the process. */
export const processSchemas: ReadonlyMap<string, z.ZodObject> = new Map([
  ...(await Promise.all(services.map(async (domain) => [domain, await serviceSchema(domain)] as const))),
  ['gateway', await schemaIn('services/gateway/src', 'gatewayConfig')],
  ['page-server', await schemaIn('shell/src/server', 'pageServerConfig')],
  [
    'stripe-local',
    z.object({
      STRIPE_LOCAL_PORT: text,
      STRIPE_LOCAL_CONTROLS: text,
      STRIPE_SECRET_KEY: text,
      STRIPE_WEBHOOK_SECRET: text,
      STRIPE_WEBHOOK_URL: text,
      STRIPE_WEBHOOK_EVENTS: text,
      SITE_URL: text,
      DATA_DIR: text,
      LOG_LEVEL: text,
    }),
  ],
]);
