/** pdfkit's embedded font, which its types leave out. Widths are in thousandths of the font size. */
export interface EmbeddedFont {
  id: string;
  ascender: number;
  descender: number;
  /** By glyph. */
  widths: number[];
  /** From the font's units. */
  scale: number;
  ref(): unknown;
  encode(text: string): [glyphs: string[], positions: { xAdvance: number; advanceWidth: number }[]];
}

export interface SetText {
  /** What the operator TJ takes: glyphs and, where they are kerned, the distance (ISO 32000-1, 9.4.3). */
  glyphs: string;
  /** In thousandths of the font size. */
  width: number;
}

/** Longer ones are hardly ever repeated, and are measured letter by letter. */
const longestWord = 60;

/** A font that sets each word once: most of the time of a long document would be spent on it. */
export class Typeface {
  private readonly known = new Map<string, SetText>();

  readonly font: EmbeddedFont;

  constructor(font: EmbeddedFont) {
    this.font = font;
    // pdfkit leaves the width of the sign for missing letters in the font's units, twice as wide as it is.
    font.widths[0] = (font.widths[0] ?? 0) * font.scale;
  }

  set(text: string): SetText {
    const known = this.known.get(text);
    if (known) return known;
    const set = this.encoded(text);
    this.known.set(text, set);
    return set;
  }

  width(text: string): number {
    if (text.length <= longestWord) return this.set(text).width;
    let width = 0;
    for (const letter of text) width += this.set(letter).width;
    return width;
  }

  private encoded(text: string): SetText {
    const [codes, positions] = this.font.encode(text.normalize('NFC'));
    let glyphs = '<';
    let width = 0;
    codes.forEach((code, at) => {
      const { xAdvance, advanceWidth } = positions[at] ?? { xAdvance: 0, advanceWidth: 0 };
      glyphs += code;
      width += xAdvance;
      const kerning = Math.round(advanceWidth - xAdvance);
      if (kerning !== 0) glyphs += `>${kerning}<`;
    });
    return { glyphs: `${glyphs}>`, width };
  }
}
