export const colours = {
  ink: '#1b2430',
  mute: '#5b6472',
  accent: '#1f4fd8',
  line: '#c9d3d3',
  head: '#e9eefc',
  missing: '#fff3b0',
  draft: '#a61b1b',
} as const;
export type Colour = keyof typeof colours;

/** How text looks; `size` in points. */
export interface Look {
  size: number;
  isBold: boolean;
  colour: Colour;
}
const look = (size: number, colour: Colour = 'ink', isBold = false): Look => ({ size, colour, isBold });

export const looks = {
  title: look(28, 'ink', true),
  subtitle: look(16, 'mute'),
  draft: look(14, 'draft', true),
  contents: look(16, 'accent', true),
  heading1: look(16, 'accent', true),
  heading2: look(12.5, 'ink', true),
  body: look(10.5),
  bodyBold: look(10.5, 'ink', true),
  note: look(9, 'mute'),
  cell: look(8.5),
  head: look(8.5, 'ink', true),
  // Where the words of a table have no room otherwise; its lines are as high.
  smallCell: look(7.5),
  smallHead: look(7.5, 'ink', true),
  quiet: look(8, 'mute'),
} as const satisfies Record<string, Look>;
