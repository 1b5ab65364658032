import { commandOf } from './grid-keys.ts';

const press = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) =>
  commandOf({
    key,
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
    altKey: held.includes('altKey'),
    shiftKey: held.includes('shiftKey'),
  });

test.each([
  ['a', [], 'type'],
  ['A', ['shiftKey'], 'type'],
  ['@', ['ctrlKey', 'altKey'], 'type'],
  ['Dead', [], 'type'],
  ['Enter', [], 'edit'],
  ['F2', [], 'edit'],
  ['Delete', [], 'clear'],
  ['ArrowDown', ['shiftKey'], 'move'],
  ['ArrowDown', ['altKey'], 'down'],
  ['End', ['ctrlKey'], 'move'],
  ['z', ['ctrlKey'], 'undo'],
  ['Z', ['metaKey', 'shiftKey'], 'redo'],
  ['y', ['ctrlKey'], 'redo'],
  ['c', ['ctrlKey'], undefined],
  ['v', ['metaKey'], undefined],
  ['Tab', [], undefined],
  ['Escape', [], undefined],
] as const)('%s with %j is %s', (key, held, command) => {
  expect(press(key, ...held)).toBe(command);
});
