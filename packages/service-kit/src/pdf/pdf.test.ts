import { renderPdf } from './pdf.ts';

test('documents that share the kept fonts have nothing of each other', async () => {
  const made = (text: string) =>
    renderPdf({
      info: { creationDate: new Date(0) },
      content: [text, { text, bold: true }, { text, italics: true }],
      defaultStyle: { font: 'Roboto' },
    });
  const first = await made('AVA Total: 44.99');
  const other = await made('Ação № 7, ß');
  expect(await made('AVA Total: 44.99')).toEqual(first);
  expect(await made('Ação № 7, ß')).toEqual(other);
  // Each embeds its own glyphs, of three faces.
  for (const pdf of [first, other]) expect(pdf.toString('latin1').match(/\/FontFile2/g)).toHaveLength(3);
  expect(first.length).not.toBe(other.length);
});
