import { jest } from '@jest/globals';
import { keepChoice, readChoice } from './kept-choice.ts';

const colours = ['red', 'blue'] as const;
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a choice is kept, and an unknown value is ignored', () => {
  expect(readChoice('colour', colours)).toBeUndefined();
  keepChoice('colour', 'blue');
  expect(readChoice('colour', colours)).toBe('blue');
  keepChoice('colour', 'loud');
  expect(readChoice('colour', colours)).toBeUndefined();
});

test('a browser that refuses storage has no choice and breaks nothing', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('refused');
    });
  keepChoice('colour', 'blue');
  expect(readChoice('colour', colours)).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(2);
});
