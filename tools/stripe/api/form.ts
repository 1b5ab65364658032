import { badParameter } from './failure.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Parses `a=1&b[c]=2&d[0][e]=3&f[]=4`, Stripe's encoding of nested parameters. */
export function parseForm(encoded: string): Form {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = splitName(name);
    let target: Form = root;
    keys.forEach((key, index) => {
      // `f[]` appends: its key is the next free number.
      const step = key === '' ? String(Object.keys(target).length) : key;
      if (index === keys.length - 1) {
        if (target[step] !== undefined && typeof target[step] !== 'string') throw invalidName(name);
        target[step] = value;
        return;
      }
      const existing = target[step];
      if (existing === undefined) target[step] = Object.create(null);
      else if (typeof existing === 'string') throw invalidName(name);
      target = target[step] as Form;
    });
  }
  return root;
}

const invalidName = (name: string) => badParameter(`Invalid object or array: ${name}`, name);

function splitName(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket < 1) return [name];
  const keys = [name.slice(0, bracket)];
  const rest = name.slice(bracket);
  const groups = rest.match(/\[[^[\]]*\]/g) ?? [];
  if (groups.join('') !== rest || groups.length > 8) throw invalidName(name);
  for (const group of groups) keys.push(group.slice(1, -1));
  return keys;
}

/** The same parameters in any order give the same text, by which idempotency keys are compared. */
export function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
