import { z } from 'zod';
import { readFileVariables } from './file-variables.ts';

/**
 * Injection token of the parsed configuration: an object with the names of the environment
 * variables as keys.
 */
export const CONFIG = Symbol('arcada.config');

/** Thrown at start: its message lists every fault with the variable's name and an example. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** A fault of one variable, as shown to the person who starts the process. */
export interface ConfigFault {
  variable: string;
  text: string;
}

/** Checks several variables together, before they are parsed. */
export type ConfigRule = (given: Readonly<Record<string, string>>) => ConfigFault[];

interface Reading {
  config: Record<string, unknown>;
  faults: ConfigFault[];
}

/**
 * Parses an environment by schemas and rules, collecting all faults. Empty values count as missing;
 * a value may come from a file named by `NAME_FILE`.
 */
export function inspectConfig(
  environment: NodeJS.ProcessEnv,
  schemas: readonly z.ZodObject[],
  rules: readonly ConfigRule[] = [],
): Reading {
  const names = schemas.flatMap(({ shape }) => Object.keys(shape));
  const { given, faults: ofFiles } = readFileVariables(environment, names);
  const config: Record<string, unknown> = {};
  const faults = new Map<string, ConfigFault>();
  const add = (fault: ConfigFault) => {
    if (!faults.has(fault.variable)) faults.set(fault.variable, fault);
  };
  ofFiles.forEach(add);
  for (const schema of schemas) {
    const result = schema.safeParse(given);
    if (result.success) Object.assign(config, result.data);
    else {
      for (const issue of result.error.issues) {
        const name = String(issue.path[0] ?? 'configuration');
        add({ variable: name, text: describeFault(name, given[name], issue.message, schema.shape[name]) });
      }
    }
  }
  for (const rule of rules) rule(given).forEach(add);
  return { config, faults: [...faults.values()] };
}

/** Parses an environment; throws one ConfigError that lists all faults. */
export function readConfig(
  who: string,
  environment: NodeJS.ProcessEnv,
  schemas: readonly z.ZodObject[],
  rules?: readonly ConfigRule[],
): Record<string, unknown> {
  const { config, faults } = inspectConfig(environment, schemas, rules);
  if (faults.length > 0) throw new ConfigError(listFaults(who, faults));
  return config;
}

export function listFaults(who: string, faults: readonly ConfigFault[]): string {
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  return `The configuration of ${who} has ${count}:\n${faults.map(({ text }) => `- ${text}`).join('\n')}`;
}

function describeFault(name: string, value: string | undefined, message: string, field: z.core.$ZodType | undefined) {
  const meta = metaOf(field);
  const purpose = meta?.description ? ` ${meta.description}.` : '';
  const example = typeof meta?.example === 'string' ? ` Example: ${name}=${meta.example}` : '';
  // Values aren't shown, because they may be keys.
  return `${name} ${value === undefined ? 'is missing.' : `is not usable: ${message}.`}${purpose}${example}`;
}

/** Metadata of a variable, also below `.optional()`, `.default()` and transforms. */
function metaOf(field: z.core.$ZodType | undefined): z.core.GlobalMeta | undefined {
  for (let layer = field; layer; ) {
    const meta = z.globalRegistry.get(layer);
    if (meta) return meta;
    const { innerType, in: input } = layer._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
    layer = innerType ?? input;
  }
  return undefined;
}

/** The environment of this process. The only place of the kit that reads it. */
export const processEnvironment = (): NodeJS.ProcessEnv => process.env;
