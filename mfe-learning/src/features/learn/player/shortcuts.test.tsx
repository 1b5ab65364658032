import { shortcutOf } from './shortcuts.ts';

/** The shortcut for a key pressed on the element in the markup. */
function press(key: string, markup = '<main></main>', init: KeyboardEventInit = {}) {
  document.body.innerHTML = markup;
  let found: string | undefined;
  const listener = (event: KeyboardEvent) => {
    found = shortcutOf(event);
  };
  document.addEventListener('keydown', listener);
  const target = document.body.querySelector('[data-target]') ?? document.body.firstElementChild;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  document.removeEventListener('keydown', listener);
  return found;
}

test.each([
  [' ', 'toggle'],
  ['k', 'toggle'],
  ['K', 'toggle'],
  ['ArrowLeft', 'back5'],
  ['ArrowRight', 'forward5'],
  ['j', 'back10'],
  ['l', 'forward10'],
  ['m', 'mute'],
  ['c', 'captions'],
  ['f', 'fullscreen'],
  ['<', 'slower'],
  ['>', 'faster'],
  ['?', 'help'],
  ['x', undefined],
])('%s is %s', (key, shortcut) => {
  expect(press(key)).toBe(shortcut);
});

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
  'keys stay with %s: somebody types there',
  (markup) => {
    for (const key of ['k', ' ', 'm', 'ArrowLeft']) expect(press(key, markup)).toBeUndefined();
  },
);

test('space and arrows are left to elements that handle them, letters are not', () => {
  expect(press(' ', '<button></button>')).toBeUndefined();
  expect(press('ArrowRight', '<button role="tab"></button>')).toBeUndefined();
  expect(press('m', '<button></button>')).toBe('mute');
});

test('dialogs and the browser keep their keys', () => {
  expect(press('k', '<dialog open><p data-target></p></dialog>')).toBeUndefined();
  expect(press('c', '<main></main>', { ctrlKey: true })).toBeUndefined();
  expect(press('f', '<main></main>', { metaKey: true })).toBeUndefined();
});
