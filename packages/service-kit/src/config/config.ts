import { z } from 'zod';

/** Injection token of the parsed configuration: an object with the names of the environment variables as keys. */
export const CONFIG = Symbol('arcada.config');

/** Thrown at start: its message lists every fault with the variable's name and an example. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses an environment by schemas; throws one ConfigError that lists all faults. Empty values count as missing. */
export function readConfig<T extends readonly z.ZodObject[]>(
  who: string,
  environment: NodeJS.ProcessEnv,
  ...schemas: T
): Record<string, unknown> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const config: Record<string, unknown> = {};
  const faults = new Map<string, string>();
  for (const schema of schemas) {
    const result = schema.safeParse(given);
    if (result.success) Object.assign(config, result.data);
    else {
      for (const issue of result.error.issues) {
        const name = String(issue.path[0] ?? 'configuration');
        if (!faults.has(name)) faults.set(name, describeFault(name, given[name], issue.message, schema.shape[name]));
      }
    }
  }
  if (faults.size === 0) return config;
  const count = faults.size === 1 ? 'one fault' : `${faults.size} faults`;
  throw new ConfigError(`The configuration of ${who} has ${count}:\n${[...faults.values()].join('\n')}`);
}

function describeFault(name: string, value: string | undefined, message: string, field: z.core.$ZodType | undefined) {
  const meta = field ? z.globalRegistry.get(field) : undefined;
  const purpose = meta?.description ? ` ${meta.description}.` : '';
  const example = typeof meta?.example === 'string' ? ` Example: ${name}=${meta.example}` : '';
  // Values aren't shown: they may be keys.
  return `- ${name} ${value === undefined ? 'is missing.' : `is not usable: ${message}.`}${purpose}${example}`;
}

/** The environment of this process. The only place of the kit that reads it. */
export const processEnvironment = (): NodeJS.ProcessEnv => process.env;
