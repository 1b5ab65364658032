import { brokenLines, type Line, type Run } from './broken-lines.ts';
import type { Look } from './looks.ts';
import type { Typeface } from './typeface.ts';

const leading = 1.2;

/** Two weights of one family, and what text needs of room in them; lengths are in points. */
export class Type {
  private readonly regular: Typeface;
  private readonly bold: Typeface;

  constructor(regular: Typeface, bold: Typeface) {
    this.regular = regular;
    this.bold = bold;
  }

  face({ isBold }: Look): Typeface {
    return isBold ? this.bold : this.regular;
  }

  lines(runs: readonly Run[], look: Look, room: number): Line[] {
    return brokenLines(runs, this.face(look), (room * 1000) / look.size);
  }

  lineHeight({ size }: Look): number {
    const { ascender, descender } = this.regular.font;
    return (size * leading * (ascender - descender)) / 1000;
  }

  /** From the top of a line to the foot of its letters. */
  baseline({ size }: Look): number {
    const { ascender, descender } = this.regular.font;
    return (size * (ascender + ((leading - 1) / 2) * (ascender - descender))) / 1000;
  }
}
