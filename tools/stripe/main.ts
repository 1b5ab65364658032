import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startLocalStripe } from './server.ts';

try {
  const { logLevel, ...options } = readConfig(process.env);
  const log = createLog(logLevel);
  const running = await startLocalStripe({ ...options, log });
  log('info', 'ready', { url: running.url });
  const stop = (signal: string) => {
    log('info', 'stopping', { signal });
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log('error', 'stop failed', { error: String(error) });
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
