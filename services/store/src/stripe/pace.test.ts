import { Pace, PaceStopped } from './pace.ts';

test('turns come one after the other, at the pace', async () => {
  const pace = new Pace(50);
  const begin = Date.now();
  await Promise.all(Array.from({ length: 6 }, () => pace.turn()));
  expect(Date.now() - begin).toBeGreaterThanOrEqual(95);
});

test('nobody takes a turn while Stripe asks to wait', async () => {
  const pace = new Pace(1000);
  const begin = Date.now();
  pace.hold(0.2);
  await Promise.all([pace.turn(), pace.turn()]);
  expect(Date.now() - begin).toBeGreaterThanOrEqual(195);
});

test('who waits is sent away when the process ends', async () => {
  const pace = new Pace(1000);
  pace.hold(60);
  const turn = pace.turn();
  pace.stop();
  await expect(turn).rejects.toThrow(PaceStopped);
  await expect(pace.turn()).rejects.toThrow(PaceStopped);
});
