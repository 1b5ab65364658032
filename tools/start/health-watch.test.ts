import { type Answer, askHealth, hangs } from './health-watch.ts';
import { freePorts } from './ports.ts';

/** Rounds with this process's own delay before the check, and until the response was read. */
interface Round {
  answer: Answer;
  lateBefore?: number;
  lateAfter?: number;
}

/** The watch's verdict on these rounds, after which the watched process is stopped. */
async function judge(rounds: Round[]): Promise<boolean> {
  const given = new AbortController();
  let skew = rounds[0]?.lateBefore ?? 0;
  let index = 0;
  const ask = async () => {
    const round = rounds[index];
    index += 1;
    if (!round) {
      given.abort();
      return 'silent';
    }
    skew += (round.lateAfter ?? 0) + (rounds[index]?.lateBefore ?? 0);
    return round.answer;
  };
  return hangs(ask, { every: 1000, wait: 1000, limit: 3 }, given.signal, () => skew + index * 1000);
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

test('a refused connection is no sign of hanging', async () => {
  const [port] = await freePorts(1);
  const never = new AbortController().signal;
  expect(await askHealth(`http://127.0.0.1:${port}/healthz`, 1000, never)).toBe('alive');
});
