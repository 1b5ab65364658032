interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}
export type Command = 'edit' | 'type' | 'clear' | 'undo' | 'redo' | 'all' | 'add' | 'remove' | 'up' | 'down' | 'move';

const plain: Record<string, Command> = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  Insert: 'add',
};
const withControl: Record<string, Command> = { z: 'undo', y: 'redo', a: 'all', delete: 'remove' };
const moves = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/** What a key means in a grid whose cell isn't being edited, as spreadsheets have it; undefined: not ours. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Command | undefined {
  const control = ctrlKey || metaKey;
  if (altKey && !control && key === 'ArrowUp') return 'up';
  if (altKey && !control && key === 'ArrowDown') return 'down';
  // AltGr, which writes characters, is control and alt together; accents and input methods begin with a key without one.
  const isCharacter = [...key].length === 1 || key === 'Dead' || key === 'Process';
  if (isCharacter && (control ? altKey : !altKey)) return 'type';
  if (altKey) return undefined;
  if (moves.test(key)) return 'move';
  if (!control) return plain[key];
  const command = withControl[key.toLowerCase()];
  return command === 'undo' && shiftKey ? 'redo' : command;
}
