import { z } from 'zod';
import type { ServiceDefinition } from '../definition.ts';
import { receiversOf } from '../outbox/subscribers.ts';
import { baseShape, type ServiceConfig } from './base-config.ts';
import { readConfig } from './config.ts';
import { trialRule } from './exposure.ts';

export const hasDatabase = ({ entities, migrations }: Pick<ServiceDefinition, 'entities' | 'migrations'>): boolean =>
  entities !== undefined || migrations !== undefined;

/** The whole configuration of a service; every fault is listed at once. */
export function readServiceConfig(definition: ServiceDefinition, environment: NodeJS.ProcessEnv): ServiceConfig {
  const { domain, calls = [], config = z.object({}) } = definition;
  const wish = { domain, database: hasDatabase(definition), calls: [...new Set([...calls, ...receiversOf(domain)])] };
  const schemas = [z.object(baseShape(wish)), config];
  return readConfig(`the ${domain} service`, environment, schemas, [trialRule]) as ServiceConfig;
}
