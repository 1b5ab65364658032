const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A limit in bytes as people read it, in any language: whole megabytes as MB, others rounded down to KB. */
export const byteSize = (bytes: number): string =>
  bytes >= megabyte && bytes % megabyte === 0 ? `${bytes / megabyte} MB` : `${Math.floor(bytes / kilobyte)} KB`;
