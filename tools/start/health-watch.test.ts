import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, askHealth, hangs, waitedForProcessor } from './health-watch.ts';
import { freePorts } from './ports.ts';

/** Rounds with this process's own delay before the check, and until the response was read. */
interface Round {
  answer: Answer;
  lateBefore?: number;
  lateAfter?: number;
  /** How long the watched process waited for a processor during the check. */
  starved?: number;
}

/** The watch's verdict on these rounds, after which the watched process is stopped. */
async function judge(rounds: Round[]): Promise<boolean> {
  const given = new AbortController();
  let skew = rounds[0]?.lateBefore ?? 0;
  let index = 0;
  let starved = 0;
  const ask = async () => {
    const round = rounds[index];
    index += 1;
    if (!round) {
      given.abort();
      return 'silent';
    }
    starved += round.starved ?? 0;
    skew += (round.lateAfter ?? 0) + (rounds[index]?.lateBefore ?? 0);
    return round.answer;
  };
  return hangs(ask, { every: 1000, wait: 1000, limit: 3 }, given.signal, {
    now: () => skew + index * 1000,
    waited: async () => starved,
  });
}

const silent: Round = { answer: 'silent' };
const alive: Round = { answer: 'alive' };

test('a process that leaves several checks in a row unanswered is hanging', async () => {
  expect(await judge([alive, silent, silent, silent])).toBe(true);
});

test('one response in between is enough', async () => {
  expect(await judge([silent, silent, alive, silent, silent])).toBe(false);
});

test('rounds in which the launcher itself was late are not counted', async () => {
  const stopped: Round = { answer: 'silent', lateAfter: 60_000 };
  expect(await judge([stopped, stopped, stopped, stopped, stopped])).toBe(false);
  expect(await judge([stopped, silent, silent, silent])).toBe(true);
});

test('rounds in which the process got no processor are not counted, others around them are', async () => {
  const starved: Round = { answer: 'silent', starved: 900 };
  expect(await judge([starved, starved, starved, starved, starved])).toBe(false);
  expect(await judge([silent, starved, silent, starved, { answer: 'silent', starved: 300 }])).toBe(true);
});

test('how long a process waited for a processor is known on Linux', async () => {
  const busy = Array.from({ length: availableParallelism() + 1 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const sum = async () => {
    const waited = await Promise.all(busy.map(({ pid }) => waitedForProcessor(pid)));
    return waited.reduce((all, one) => all + one, 0);
  };
  try {
    if (process.platform === 'linux') while ((await sum()) < 100) await sleep(50);
    else expect(await sum()).toBe(0);
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
  await Promise.all(busy.map(async (one) => one.exitCode ?? one.signalCode ?? once(one, 'exit')));
  expect(await waitedForProcessor(busy[0]?.pid)).toBe(0);
});

test('a refused connection is no sign of hanging', async () => {
  const [port] = await freePorts(1);
  const never = new AbortController().signal;
  expect(await askHealth(`http://127.0.0.1:${port}/healthz`, 1000, never)).toBe('alive');
});
