/** Unicode blocks by the names that XML Schema patterns use, as in `\p{IsGreek}`: those of scripts in use in building. */
const blocks: Record<string, [first: number, last: number]> = {
  BasicLatin: [0x00, 0x7f],
  'Latin-1Supplement': [0x80, 0xff],
  'LatinExtended-A': [0x100, 0x17f],
  'LatinExtended-B': [0x180, 0x24f],
  IPAExtensions: [0x250, 0x2af],
  Greek: [0x370, 0x3ff],
  GreekandCoptic: [0x370, 0x3ff],
  Cyrillic: [0x400, 0x4ff],
  Armenian: [0x530, 0x58f],
  Hebrew: [0x590, 0x5ff],
  Arabic: [0x600, 0x6ff],
  Devanagari: [0x900, 0x97f],
  Thai: [0xe00, 0xe7f],
  Georgian: [0x10a0, 0x10ff],
  LatinExtendedAdditional: [0x1e00, 0x1eff],
  GreekExtended: [0x1f00, 0x1fff],
  GeneralPunctuation: [0x2000, 0x206f],
  SuperscriptsandSubscripts: [0x2070, 0x209f],
  CurrencySymbols: [0x20a0, 0x20cf],
  LetterlikeSymbols: [0x2100, 0x214f],
  NumberForms: [0x2150, 0x218f],
  Arrows: [0x2190, 0x21ff],
  MathematicalOperators: [0x2200, 0x22ff],
  BoxDrawing: [0x2500, 0x257f],
  GeometricShapes: [0x25a0, 0x25ff],
  Hiragana: [0x3040, 0x309f],
  Katakana: [0x30a0, 0x30ff],
  CJKUnifiedIdeographs: [0x4e00, 0x9fff],
  HangulSyllables: [0xac00, 0xd7a3],
};

/** The characters of a block as a JavaScript class, or undefined for a block that isn't known. */
export function blockClass(name: string, negated: boolean): string | undefined {
  const range = blocks[name];
  if (!range) return undefined;
  const [first, last] = range.map((code) => `\\u{${code.toString(16)}}`);
  return `[${negated ? '^' : ''}${first}-${last}]`;
}
