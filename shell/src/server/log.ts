const levels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof levels)[number];
export type Log = (level: Exclude<LogLevel, 'silent'>, message: string, fields?: object) => void;

/** JSON lines on standard output, as every process of the site writes them. */
export function createLog(
  least: LogLevel,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Log {
  const threshold = levels.indexOf(least);
  return (level, message, fields) => {
    if (levels.indexOf(level) < threshold) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, service: 'page-server', message, ...fields })}\n`);
  };
}
