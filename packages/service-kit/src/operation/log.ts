import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, destination, pino } from 'pino';
import { currentRequestId } from './request-id.ts';

export type Log = pino.Logger;

/**
 * JSON lines on standard output. Never pass it bodies, tokens or passwords; known names are
 * censored anyway.
 */
export function createLog(service: string, level: string, to: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      messageKey: 'message',
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin() {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
      redact: ['authorization', 'cookie', 'password', 'token'],
    },
    to,
  );
}

// A system call per line would cost as much as serving the request. Also written at exit and on
// flush.
const standardOutput = () => destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 200 });

// pino's own serializer copies every property, and errors of the database carry the query's parameters.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return { type: name, message, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

/** Nest's own messages and `new Logger(name)` of services, in the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly pinoLog: Log) {}

  log(message: unknown, ...rest: unknown[]) {
    // Nest logs dozens of lines about its start that are of no use here.
    this.write(isNarration(rest) ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]) {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]) {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]) {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]) {
    this.write('debug', message, rest);
  }

  private write(level: 'error' | 'warn' | 'info' | 'debug', message: unknown, rest: unknown[]) {
    const context = rest.at(-1);
    const stack = level === 'error' && rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : undefined;
    const fields = { context: typeof context === 'string' ? context : undefined, stack };
    if (message instanceof Error) this.pinoLog[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.pinoLog[level]({ ...fields, ...message });
    else this.pinoLog[level](fields, String(message));
  }
}

const narrators = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);
const isNarration = (rest: unknown[]) => narrators.has(String(rest.at(-1)));
