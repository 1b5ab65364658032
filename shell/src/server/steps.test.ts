import { StepReader, stepLine } from './steps.ts';

const chunk = (text: string) => Buffer.from(text);

test('the last complete line counts, whatever the pieces', () => {
  const reader = new StepReader();
  expect(reader.read(chunk(stepLine({ domain: 'store', page: 7 }) + stepLine({ domain: 'blog', page: 12 })))).toEqual({
    domain: 'blog',
    page: 12,
  });
  expect(reader.read(chunk('learn'))).toBeNull();
  expect(reader.read(chunk('ing 13\n'))).toEqual({ domain: 'learning', page: 13 });
  expect(reader.read(chunk(stepLine(undefined)))).toBeUndefined();
});

test('what is no step is no area’s turn, and is ignored', () => {
  const reader = new StepReader();
  expect(reader.read(chunk('x'.repeat(100_000)))).toBeNull();
  expect(reader.read(chunk('\n'))).toBeUndefined();
  expect(reader.read(chunk('nobody 3\nblog many\n'))).toEqual({ domain: 'blog', page: undefined });
});
