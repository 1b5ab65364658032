/** Of each account. */
export const documentLimits = {
  /** In use or archived. */
  documents: 500,
  /** In the bin; when there are more, the oldest are removed for good. */
  bin: 200,
  /** Of documents and versions, compressed. */
  bytes: 300 * 1024 * 1024,
  /** Of each document. */
  versions: 100,
  /** Documents that are created, copied or imported. More than anybody begins or imports by hand. */
  newDocuments: { perMinute: 40, atOnce: 4 },
  /** Versions that are kept, restored or issued, of all its documents together. */
  newVersions: { perMinute: 30, atOnce: 4 },
} as const;

export const binDays = 30;
export const autosaveMinutes = 10;
