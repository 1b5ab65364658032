import type { Logger } from 'typeorm';

/** TypeORM writes plain text on the console; what goes wrong is thrown anyway and logged where it is handled. */
export const quietLogger: Logger = {
  logQuery() {},
  logQueryError() {},
  logQuerySlow() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};
