import { statfs } from 'node:fs/promises';
import { reservedBytes } from '../config/variables.ts';
import { DomainError } from './domain-error.ts';
import { problemTexts } from './problem-texts.ts';

/** 507 as RFC 4918 §11.5 defines it: the server has no room for the request's content. */
export const storageFull = () =>
  new DomainError('server.storage-full', 507, problemTexts.storageFull, { logLevel: 'error' });

/** Throws `server.storage-full` (507) unless the folder's disk has room for `bytes` beyond the reserve. */
export async function requireFreeSpace(folder: string, bytes: number, reserve = reservedBytes): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < reserve) throw storageFull();
}
