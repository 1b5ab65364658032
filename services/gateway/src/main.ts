import 'reflect-metadata';
import { keepPrivate } from '@arcada/service-kit/config';
import { readConfig } from './config.ts';
import { type RunningGateway, startGateway } from './gateway.ts';

/** The gateway keeps no data of its own: only `serve` does something. */
const command = process.argv[2] ?? 'serve';

async function serve(): Promise<void> {
  let running: RunningGateway | undefined;
  const stop = () => {
    if (!running) process.exit(0);
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const config = readConfig();
  keepPrivate(config.DATA_DIR);
  running = await startGateway(config);
  const { log } = running.parts;
  const crash = (error: unknown) => {
    const stack = error instanceof Error ? error.stack : String(error);
    log.write('error', 'the process cannot go on', { error: stack });
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

if (command === 'serve') {
  await serve().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
} else if (!['migrate', 'seed', 'openapi'].includes(command)) {
  console.error(`There is no command "${command}". Commands: serve, migrate, seed`);
  process.exit(1);
}
