import type { GatewayConfig } from './config.ts';

const levels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type Level = 'debug' | 'info' | 'warn' | 'error';

/** One JSON line for each event, as the services write them. */
export class Log {
  private readonly threshold: number;

  constructor(level: GatewayConfig['LOG_LEVEL']) {
    this.threshold = levels.indexOf(level);
  }

  write(level: Level, message: string, fields: object = {}): void {
    if (levels.indexOf(level) < this.threshold) return;
    const line = { time: new Date().toISOString(), level, service: 'gateway', message, ...fields };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }

  writes(level: Level): boolean {
    return levels.indexOf(level) >= this.threshold;
  }
}
