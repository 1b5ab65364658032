import { ToolError } from '../progress.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The name of an area: one word, because it names a remote, a service, variables and a part of the API. */
export function checkArea(name: string | undefined, example: string): string {
  if (name && /^[a-z][a-z0-9]{1,19}$/.test(name)) return name;
  throw new ToolError(`"${name ?? ''}" names no area. Use one word of small letters, for example: ${example}`);
}

/** A name of a feature or noun: lower-case letters, digits and hyphens. */
export function checkName(name: string | undefined, example: string): string {
  if (name && kebab.test(name) && name.length <= 30) return name;
  throw new ToolError(`"${name ?? ''}" is no name. Use small letters, digits and hyphens, for example: ${example}`);
}

export const camel = (name: string) => name.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
export const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase());
export const title = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
export const snake = (name: string) => name.replaceAll('-', '_');
