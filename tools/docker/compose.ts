import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { root } from '../workspace.ts';

export interface ComposeService {
  build?: { target: string; args?: { PROJECT?: string } };
  environment: Record<string, string>;
  volumes: string[];
  ports?: string[];
  profiles?: string[];
  restart: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  healthcheck?: { disable?: boolean; test?: string[] };
}

export interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: { default: { ipam: { config: { subnet: string; gateway: string }[] } } };
}

const file = (name: string) => fs.readFileSync(path.join(root, 'docker', name), 'utf8');

type Variables = Readonly<Record<string, string | undefined>>;

/** A text of docker/ as compose reads it with these variables; throws for a required one that is missing. */
const fill = (text: string, variables: Variables) =>
  text.replace(/\$\$|\$\{(\w+)(?:(:?[?-])([^}]*))?\}/g, (whole, name, kind = ':-', rest = '') => {
    if (whole === '$$') return '$';
    const value = variables[name];
    if (value || (value === '' && !kind.startsWith(':'))) return value;
    if (kind.endsWith('?')) throw new Error(`${name} is missing: ${rest}`);
    return rest;
  });

/** docker/compose.yaml with these variables. */
export function readCompose(variables: Variables): Compose {
  // Compose substitutes after parsing too: a value is text, whatever it contains.
  const tree = parse(file('compose.yaml'), { merge: true });
  return JSON.parse(JSON.stringify(tree), (_, value) => (typeof value === 'string' ? fill(value, variables) : value));
}

/** docker/trial.env, read after these variables. */
export const trialVariables = (variables: Variables = {}) =>
  Object.fromEntries(
    Object.entries(parseEnv(file('trial.env'))).map(([name, value = '']) => [name, fill(value, variables)]),
  );

const dockerfile = file('Dockerfile').split('\n');

/** What the images set for every process. */
export const imageVariables: Record<string, string> = Object.fromEntries(
  dockerfile
    .filter((line) => line.startsWith('ENV NODE_ENV='))
    .flatMap((line) => line.slice(4).split(' '))
    .map((pair) => pair.split('=') as [string, string]),
);

function linesOf(stage: string): string[] {
  const begin = dockerfile.findIndex((line) => line.endsWith(` AS ${stage}`));
  const lines = dockerfile.slice(begin + 1);
  const end = lines.findIndex((line) => line.startsWith('FROM '));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The sources that the stage copies. */
export const copiesOf = (stage: string): string[] =>
  linesOf(stage).flatMap((line) => /^COPY (?!--)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);

/** The stage's command, in one line. */
export const commandOf = (stage: string): string =>
  linesOf(stage).flatMap((line) => /^RUN (.+)$/.exec(line)?.[1] ?? [])[0] ?? 'false';

/** Kinds of images. */
export const targets = dockerfile.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []);
