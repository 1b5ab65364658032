import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';

export interface KeptValue<T> {
  file: string;
  make: () => T;
  isGood: (value: unknown) => boolean;
  /** What is lost when the file is removed, so that a new value is created. */
  lost: string;
}

/**
 * Reads a stored value, or creates and stores it: written to a temporary file and renamed, readable
 * by the owner only. A damaged file is never replaced silently, because everything signed with the
 * old key would become invalid.
 */
export function kept<T>({ file, make, isGood, lost }: KeptValue<T>): T {
  if (fs.existsSync(file)) {
    const value = readJson(file);
    if (isGood(value)) return value as T;
    throw new ToolError(
      `${file} is damaged. Restore it from a backup. If there is none, remove it and a new one is made: ${lost}.`,
    );
  }
  const value = make();
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(value)}\n`, { mode: 0o600, flush: true });
    fs.renameSync(`${file}.new`, file);
  } catch (error) {
    throw new ToolError(`${file} can't be written: ${(error as Error).message}`);
  }
  return value;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new ToolError(`${file} can't be read: ${(error as Error).message}`);
  }
}
