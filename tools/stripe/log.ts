export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type Log = (level: Exclude<LogLevel, 'silent'>, message: string, fields?: object) => void;

const ranks: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** JSON lines on standard output, in the format of all services. */
export function createLog(least: LogLevel): Log {
  return (level, message, fields) => {
    if (ranks[level] < ranks[least]) return;
    process.stdout.write(
      `${JSON.stringify({ time: new Date().toISOString(), level, service: 'stripe-local', message, ...fields })}\n`,
    );
  };
}
