import path from 'node:path';
import { variable } from '@arcada/service-kit/config';
import { processTable } from '../start/process-table.ts';
import type { Settings } from '../start/settings.ts';
import type { ServiceDatabase } from './places.ts';

/** The databases of a site with these settings. */
export const siteDatabases = ({
  databaseUrls,
  dataDir,
}: Pick<Settings, 'databaseUrls' | 'dataDir'>): ServiceDatabase[] =>
  processTable
    .filter(({ database }) => database)
    .map(({ name: service }) => {
      const given = databaseUrls[variable(service, 'DATABASE_URL')];
      return { service, url: given ?? `sqlite://${path.join(dataDir, `${service}.sqlite`)}` };
    });
