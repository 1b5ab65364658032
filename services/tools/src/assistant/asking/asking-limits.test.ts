import { AskingLimits } from './asking-limits.ts';

const refusal = (ask: () => unknown) => {
  try {
    ask();
    return undefined;
  } catch (error) {
    return error as { code: string; extra: { headers: Record<string, string> } };
  }
};

test('an account asks so often in a minute, and says how long to wait', () => {
  const limits = new AskingLimits(2);
  limits.enter('a', 1000)();
  limits.enter('a', 31_000)();
  const refused = refusal(() => limits.enter('a', 41_000));
  expect([refused?.code, refused?.extra.headers['retry-after']]).toEqual(['tools.assistant.too-many', '20']);
  expect(refusal(() => limits.enter('b', 41_000))).toBeUndefined();
  expect(refusal(() => limits.enter('a', 61_001))).toBeUndefined();
});

test('two answers of an account are open at once; leaving twice frees one place', () => {
  const limits = new AskingLimits(100);
  const leave = limits.enter('a');
  limits.enter('a');
  expect(refusal(() => limits.enter('a'))?.code).toBe('tools.assistant.busy');
  leave();
  leave();
  limits.enter('a');
  expect(refusal(() => limits.enter('a'))?.code).toBe('tools.assistant.busy');
});
