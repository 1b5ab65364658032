/** A dark sheet of 400 × 250 with a title bar, the same on both grounds of the site: what a product shows at work. */

export const width = 400;
export const height = 250;
/** Where the contents begin, below the title bar. */
export const top = 26;
export const ink = {
  ground: '#0e1726',
  bar: '#16223a',
  line: '#31415f',
  text: '#e8ebf2',
  mute: '#9aa7bf',
  blue: '#8fa9f5',
};
export const signal = '#f2a03d';

const mono = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Text at a size in the sheet's units; spaces count. */
export function label(
  x: number,
  y: number,
  text: string,
  { size = 10, fill = ink.text, anchor = 'start' } = {},
): string {
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${anchored} xml:space="preserve">${escapeXml(text)}</text>`;
}

export function screen(title: string, contents: readonly string[]): string {
  const dots = [10, 20, 30].map((x) => `<circle cx="${x}" cy="11" r="3" fill="${ink.line}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${mono}">`,
    `<rect width="${width}" height="${height}" fill="${ink.ground}"/>`,
    `<rect width="${width}" height="22" fill="${ink.bar}"/>`,
    ...dots,
    label(width / 2, 15, title, { size: 9, fill: ink.mute, anchor: 'middle' }),
    ...contents,
    '</svg>',
  ].join('');
}
