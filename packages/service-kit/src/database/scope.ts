import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to the transaction in which the code runs. */
export interface TransactionScope {
  open: boolean;
  afterCommit: (() => void)[];
}

const storage = new AsyncLocalStorage<TransactionScope>();

export const runInScope = <T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> => storage.run(scope, work);

/** The transaction in which the calling code runs, if any. */
export function currentScope(): TransactionScope | undefined {
  const scope = storage.getStore();
  return scope?.open ? scope : undefined;
}

/** Calls back after the commit of the current transaction, or now when there is none. */
export function afterCommit(callback: () => void): void {
  const scope = currentScope();
  if (scope) scope.afterCommit.push(callback);
  else callback();
}

/** Throws when called within a transaction: what would hold the write lock while it waits for somebody else. */
export function assertOutsideTransaction(what: string): void {
  if (!currentScope()) return;
  throw new Error(`${what} must not run inside database.transaction(): it would hold the lock. Do it before or after.`);
}
