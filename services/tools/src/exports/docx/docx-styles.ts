import { mostListLevels } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { AlignmentType, type IPropertiesOptions, LevelFormat, LineRuleType } from 'docx';

export const colours = {
  ink: '1B2430',
  mute: '5B6472',
  accent: '1F4FD8',
  line: 'C9D3D3',
  head: 'E9EEFC',
  draft: 'A61B1B',
} as const;
export const headingNumbers = 'headings';
export const listMarks = 'list';
/** Of an item of a list, to the text beside its mark; the marks of a list within it are below that text. */
export const itemIndent = (level: number, hanging = 283) => ({ left: 567 + level * 425, hanging });
/** Room for a number of three digits. */
const numberHanging = 425;

/** Tags that Word knows; it has no English without a region. */
const tags: Record<Language, string> = { en: 'en-GB', 'pt-BR': 'pt-BR', es: 'es-ES' };

const headingStyle = (size: number, before: number, colour: string) => ({
  run: { size, bold: true, color: colour },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/** Styles by the names that Word's own templates have, so that a theme or a template can restyle the file. */
export const docxStyles = (language: Language): NonNullable<IPropertiesOptions['styles']> => ({
  default: {
    document: {
      run: { font: 'Calibri', size: 22, color: colours.ink, language: { value: tags[language] } },
      paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { size: 56, bold: true, color: colours.ink }, paragraph: { spacing: { before: 2400, after: 120 } } },
    heading1: headingStyle(32, 360, colours.accent),
    heading2: headingStyle(26, 240, colours.ink),
    listParagraph: { paragraph: { spacing: { after: 60 } } },
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      run: { size: 32, color: colours.mute },
      paragraph: { spacing: { after: 480 } },
    },
    {
      id: 'Draft',
      name: 'Draft',
      basedOn: 'Normal',
      run: { size: 28, bold: true, allCaps: true, color: colours.draft },
      paragraph: { spacing: { after: 240 } },
    },
    {
      id: 'TOCHeading',
      name: 'TOC Heading',
      basedOn: 'Normal',
      run: { size: 32, bold: true, color: colours.accent },
      paragraph: { spacing: { after: 120 }, keepNext: true },
    },
    {
      id: 'Note',
      name: 'Note',
      basedOn: 'Normal',
      run: { size: 18, color: colours.mute },
      paragraph: { keepNext: true },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: 16 },
      paragraph: { spacing: { before: 20, after: 20, line: 240, lineRule: LineRuleType.AUTO } },
    },
    { id: 'TableHead', name: 'Table Head', basedOn: 'TableText', run: { bold: true } },
  ],
});

/** A list's first number, and how many lists it is within. */
const listLevels = Array.from({ length: mostListLevels }, (_, level) => level);

export interface ListLook {
  start: number;
  level: number;
}
export const listLook = ({ start, level }: ListLook): string => `numbers-${level}-${start}`;

/** Of the headings, of lists with bullets, and of the numbered lists that a file has. */
export const docxNumbering = (numbered: readonly ListLook[]): NonNullable<IPropertiesOptions['numbering']> => ({
  config: [
    {
      reference: headingNumbers,
      levels: ['%1', '%1.%2'].map((text, level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: { left: 720, hanging: 720 } } },
      })),
    },
    {
      reference: listMarks,
      levels: listLevels.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: '•',
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: itemIndent(level) } },
      })),
    },
    ...numbered.map((look) => ({
      reference: listLook(look),
      // Word's levels begin with the outermost, also where a list has no items there.
      levels: listLevels.slice(0, look.level + 1).map((level) => ({
        level,
        start: look.start,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: itemIndent(level, numberHanging) } },
      })),
    })),
  ],
});
