import { ToolError } from '../progress.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A name as people give it: small letters, digits and hyphens. */
export function checkName(name: string | undefined, example: string): string {
  if (name && kebab.test(name) && name.length <= 30) return name;
  throw new ToolError(`"${name ?? ''}" is no name. Use small letters, digits and hyphens, for example: ${example}`);
}

export const camel = (name: string) => name.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
export const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase());
export const title = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
export const snake = (name: string) => name.replaceAll('-', '_');
