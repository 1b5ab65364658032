/** The player's shortcuts. */
export type Shortcut =
  | 'toggle'
  | 'back5'
  | 'forward5'
  | 'back10'
  | 'forward10'
  | 'mute'
  | 'captions'
  | 'fullscreen'
  | 'slower'
  | 'faster'
  | 'help';

const byKey: Record<string, Shortcut> = {
  ' ': 'toggle',
  k: 'toggle',
  arrowleft: 'back5',
  arrowright: 'forward5',
  j: 'back10',
  l: 'forward10',
  m: 'mute',
  c: 'captions',
  f: 'fullscreen',
  '<': 'slower',
  '>': 'faster',
  '?': 'help',
};

/** Keys by action, for the dialog that explains them. */
export const shortcutKeys: readonly { shortcut: Shortcut; keys: readonly string[] }[] = [
  { shortcut: 'toggle', keys: ['Space', 'K'] },
  { shortcut: 'back5', keys: ['←'] },
  { shortcut: 'forward5', keys: ['→'] },
  { shortcut: 'back10', keys: ['J'] },
  { shortcut: 'forward10', keys: ['L'] },
  { shortcut: 'mute', keys: ['M'] },
  { shortcut: 'captions', keys: ['C'] },
  { shortcut: 'fullscreen', keys: ['F'] },
  { shortcut: 'slower', keys: ['<'] },
  { shortcut: 'faster', keys: ['>'] },
  { shortcut: 'help', keys: ['?'] },
];

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** These handle space and arrows themselves. */
const pressed = 'a, button, summary, [role="tab"], [role="menuitem"], [role="slider"]';

/** The shortcut for a key press; undefined while typing, in dialogs, or with Ctrl, Alt or Meta. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const key = event.key.toLowerCase();
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(typing) || target?.closest('dialog')) return undefined;
  if ((key === ' ' || key.startsWith('arrow')) && target?.closest(pressed)) return undefined;
  return byKey[key];
}
