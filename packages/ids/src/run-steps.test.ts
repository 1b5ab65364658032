import { runSteps } from './run-steps.ts';

/** Keeps the thread busy, longer than work goes on without a pause. */
function busy(): void {
  const end = performance.now() + 120;
  while (performance.now() < end);
}

function* longWork(steps: number, done: number[]): Generator<number, string> {
  for (let step = 1; step <= steps; step++) {
    busy();
    done.push(step);
    yield step / steps;
  }
  return 'result';
}

test('work reports its progress and returns its result', async () => {
  const shares: number[] = [];
  await expect(runSteps(longWork(2, []), { onProgress: (share) => shares.push(share) })).resolves.toBe('result');
  expect(shares).toEqual([0.5, 1]);
});

test('messages that arrive while it works can stop it', async () => {
  const stop = new AbortController();
  const done: number[] = [];
  setTimeout(() => stop.abort('the user left'), 0);
  await expect(runSteps(longWork(1000, done), { signal: stop.signal })).rejects.toBe('the user left');
  expect(done.length).toBeLessThan(5);
});

test('work that is stopped before it begins does nothing', async () => {
  const done: number[] = [];
  await expect(runSteps(longWork(1, done), { signal: AbortSignal.abort('no') })).rejects.toBe('no');
  expect(done).toEqual([]);
});
