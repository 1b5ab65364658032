import fs from 'node:fs';
import type { ConfigFault } from './config.ts';

interface Reading {
  given: Record<string, string>;
  faults: ConfigFault[];
}

/**
 * `NAME_FILE` is the path of a file with the value of NAME, the way container engines provide
 * secrets: inspecting a container shows its variables, but not files. Empty values count as
 * missing.
 */
export function readFileVariables(environment: NodeJS.ProcessEnv, names: readonly string[]): Reading {
  const given = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const faults: ConfigFault[] = [];
  for (const name of new Set(names)) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    const fault = (text: string) => faults.push({ variable: name, text });
    if (given[name] !== undefined) {
      fault(`${name} and ${name}_FILE exclude each other: leave one of them out`);
      continue;
    }
    try {
      given[name] = fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      delete given[`${name}_FILE`];
      if (given[name] === '') fault(`${name}_FILE is not usable: ${file} is empty. ${exampleOf(name)}`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      fault(`${name}_FILE is not usable: ${file} can't be read (${code}). ${exampleOf(name)}`);
    }
  }
  return { given, faults };
}

const exampleOf = (name: string) => `Example: ${name}_FILE=/run/secrets/${name.toLowerCase()}`;
