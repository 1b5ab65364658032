import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { keepFonts } from './kept-fonts.ts';

// Loading the library takes half a second, in which nothing else is done: services that make files import `pdf-library` in
// their main.ts; tests load it with the first file.
let library: ReturnType<typeof load> | undefined;

async function load() {
  const { default: pdfmake } = await import('./library.ts');
  // Of the library in Node, though its types don't have it.
  const { virtualfs } = pdfmake as unknown as { virtualfs: Parameters<typeof keepFonts>[0] };
  pdfmake.setFonts({ Roboto: keepFonts(virtualfs) });
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake;
}

/** Renders a document as PDF, without reading files or URLs. Use the font `Roboto`. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  library ??= load();
  return (await library).createPdf(document).getBuffer();
}

/** The fonts have no glyph for control characters, and a lone surrogate would break the text's encoding. */
export const printable = (text: string): string => text.toWellFormed().replace(/\p{Cc}+/gu, ' ');
