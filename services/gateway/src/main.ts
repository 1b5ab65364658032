import 'reflect-metadata';
import { keepPrivate } from '@arcada/service-kit/config';
import { endOnFault, runWithoutData } from '@arcada/service-kit/process';
import { readConfig } from './config.ts';
import { startGateway } from './gateway.ts';

await runWithoutData(async () => {
  const config = readConfig();
  keepPrivate(config.DATA_DIR);
  const { parts, close } = await startGateway(config);
  endOnFault(parts.log);
  return { log: parts.log, close };
});
