import { defaultLogBytes, LogFile, logFile } from './log-file.ts';
import type { Site } from './process-table.ts';

const open = new Map<string, LogFile>();

/** The log of one process; one writer per file, whatever commands and restarts write to it. */
export function logOf(name: string, { settings }: Site): LogFile {
  const file = logFile(settings.dataDir, name);
  const log = open.get(file) ?? newLog(file, name, Number(settings.given.LOG_MAX_BYTES ?? defaultLogBytes));
  open.set(file, log);
  return log;
}

const newLog = (file: string, service: string, maxBytes: number) =>
  new LogFile(file, { service, maxBytes, say: (line) => console.error(`  ${line}`) });
