import type { Logger } from 'typeorm';

/** TypeORM prints plain text on the console; errors are thrown anyway and logged where they are handled. */
export const quietLogger: Logger = {
  logQuery() {},
  logQueryError() {},
  logQuerySlow() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};
