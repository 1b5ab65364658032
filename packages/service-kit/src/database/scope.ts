import { AsyncLocalStorage } from 'node:async_hooks';

/** State of the current transaction. */
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

/** Throws within a transaction: the call would hold the write lock while waiting for someone else. */
export function assertOutsideTransaction(what: string): void {
  if (!currentScope()) return;
  throw new Error(`${what} must not run inside database.transaction(): it would hold the lock. Do it before or after.`);
}
