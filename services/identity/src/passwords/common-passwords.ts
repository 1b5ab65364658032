import { readFileSync } from 'node:fs';

const list = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
);

/** The passwords that attackers try first, ignoring case, and the person's own names. */
export function isCommonPassword(password: string, names: readonly (string | null | undefined)[] = []): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (list.has(folded) || new Set(folded).size < 3) return true;
  return names.some((name) => name && name.normalize('NFKC').toLowerCase() === folded);
}
