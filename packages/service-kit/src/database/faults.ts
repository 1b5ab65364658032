import { QueryFailedError } from 'typeorm';

/** The driver's error number, on either database. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const cause = error.driverError as { errno?: number; errcode?: number };
  return cause.errno ?? cause.errcode;
}

const sqliteFull = 13;
const mysqlFull = new Set([1021, 1114]);
// "Got error 28 from storage engine": 28 is ENOSPC.
const storageEngine = 1030;

/** The database has no room for a write. Reads still work. */
export function isDiskFull(error: unknown): boolean {
  if ((error as { code?: unknown } | undefined)?.code === 'ENOSPC') return true;
  const code = codeOf(error);
  if (code === undefined) return false;
  return code === sqliteFull || mysqlFull.has(code) || (code === storageEngine && /error 28\b/.test(String(error)));
}

const duplicates = new Set([1062, 1555, 2067]);
/** True when a write violated a primary key or unique index, on either database. */
export const isUniqueViolation = (error: unknown): boolean => duplicates.has(codeOf(error) ?? 0);

// A deadlock, a record that another transaction changed, and a lock wait time-out.
const repeatable = new Set([1213, 1020, 1205]);
/** The same transaction may succeed when it is repeated as a whole. */
export const isRepeatable = (error: unknown): boolean => repeatable.has(codeOf(error) ?? 0);
