import { ink, label, screen, signal, top } from './screen.ts';

/** Characters of a line at the usual size: a character is 0.6 of its size wide. */
const perLine = 62;
const lineHeight = 13.5;
const mostLines = 16;

export interface Line {
  text: string;
  fill?: string;
}

/** A line broken at its words; the rest of it is indented. */
function wrap({ text, fill }: Line): Line[] {
  const lines: Line[] = [];
  let rest = text;
  while (rest.length > perLine) {
    const space = Math.max(
      rest.lastIndexOf(' ', perLine),
      rest.lastIndexOf('.', perLine),
      rest.lastIndexOf('/', perLine),
    );
    const end = space > perLine / 2 ? space : perLine;
    lines.push({ text: rest.slice(0, end), ...(fill && { fill }) });
    rest = `    ${rest.slice(end).trimStart()}`;
  }
  return [...lines, { text: rest, ...(fill && { fill }) }];
}

/** Lines as they are, under a title. Throws when they don't fit: nothing is left out unseen. */
export function drawLines(title: string, given: readonly Line[]): string {
  const lines = given.flatMap(wrap);
  if (lines.length > mostLines) throw new Error(`${title}: ${lines.length} lines don't fit`);
  return screen(
    title,
    lines.map(({ text, fill }, at) => label(12, top + 14 + at * lineHeight, text, { size: 10, ...(fill && { fill }) })),
  );
}

/** A command and what it printed. */
export function drawTerminal(title: string, runs: readonly { command: string; printed: string }[]): string {
  return drawLines(
    title,
    runs.flatMap(({ command, printed }, at) => [
      ...(at > 0 ? [{ text: '' }] : []),
      { text: `$ ${command}`, fill: ink.blue },
      ...printed
        .trimEnd()
        .split('\n')
        .map((text) => ({ text, ...(/^\d+ |^\d/.test(text) && { fill: signal }) })),
    ]),
  );
}

/** Lines of a program, without the indentation that all of them have; comments are muted. */
export function drawCode(title: string, code: readonly string[]): string {
  const depth = Math.min(...code.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return drawLines(
    title,
    code.map((line) => {
      const text = line.slice(depth).replaceAll('    ', '  ');
      return { text, ...(text.trimStart().startsWith('//') && { fill: ink.mute }) };
    }),
  );
}
