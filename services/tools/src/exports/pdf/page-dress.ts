import type { ExportContent } from '../content/export-content.ts';
import { exportWords } from '../content/export-words.ts';
import { type Canvas, heightOf, paper } from './canvas.ts';
import type { Flow } from './flow.ts';
import { looks } from './looks.ts';
import type { Type } from './type.ts';

const look = looks.quiet;
const headTop = 28;
const footTop = 20;

/** The document's name above and its number and the page below, on all pages but the cover. */
export const pageDress =
  (canvas: Canvas, type: Type, { language, reference }: ExportContent, name: string, pages: number) =>
  ({ page, across, x, width }: Flow): void => {
    if (page === 1) return;
    type
      .lines([{ text: name }], look, width)
      .slice(0, 2)
      .forEach((line, at) => {
        canvas.text(line, look, x, headTop + at * type.lineHeight(look) + type.baseline(look), undefined);
      });
    const count = `${exportWords.page[language]} ${page} ${exportWords.of[language]} ${pages}`;
    const whole = type.lines([{ text: reference === '' ? count : `${reference} · ${count}` }], look, width);
    const shown = whole.length === 1 ? whole : type.lines([{ text: count }], look, width);
    for (const line of shown) {
      const left = x + width - (line.width * look.size) / 1000;
      const top = heightOf(across) - paper.margin + footTop;
      canvas.text(line, look, left, top + type.baseline(look), undefined);
    }
  };
