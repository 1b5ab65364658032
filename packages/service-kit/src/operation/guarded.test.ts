import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { guarded } from './guarded.ts';
import { createLog, NestLog } from './log.ts';

let lines: Record<string, unknown>[];
const log = createLog('store', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines = [];
});

const faults = {
  'throws at once': () => {
    throw new Error('torn');
  },
  rejects: () => Promise.reject(new Error('torn')),
  'throws what is no error': () => {
    throw 'torn';
  },
};

test.each(Object.entries(faults))(
  'a timer whose work %s goes on, and each fault is a line of the log',
  async (_, fault) => {
    const timer = setInterval(guarded(fault, log), 1);
    while (lines.length < 3) await pause(1);
    clearInterval(timer);
    expect(lines[0]).toMatchObject({ level: 'error', service: 'store', message: 'torn' });
  },
);

test('a logger of Nest writes the same line, with its name', async () => {
  Logger.overrideLogger(new NestLog(log));
  await guarded(faults.rejects, new Logger('VisitCounts'))();
  expect(lines[0]).toMatchObject({ level: 'error', context: 'VisitCounts', message: 'torn', err: { message: 'torn' } });
});

test('work without a fault writes nothing', async () => {
  let done = 0;
  const timer = setInterval(
    guarded(() => (done += 1), log),
    1,
  );
  while (done < 3) await pause(1);
  clearInterval(timer);
  expect(lines).toEqual([]);
});
