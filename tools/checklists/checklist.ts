import { site } from '@arcada/contracts';
import ExcelJS from 'exceljs';

/** One language of a checklist as its Markdown has it: a title, fields to fill in, points to tick. */
export interface Checklist {
  title: string;
  fields: string[];
  points: string[];
}

const blank = /\\?_(?:\\?_)*/g;
/** A gap to write into, as wide in print as it was. */
const plain = (text: string) => text.replace(blank, '______').trim();

export function readChecklists(markdown: string): Checklist[] {
  return markdown
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.trim().split('\n');
      const points = lines.flatMap((line) => /^- \[ \] (.+)$/.exec(line)?.[1] ?? []);
      const fields = lines.flatMap((line) => (line.startsWith('- ') ? [] : [...line.matchAll(/(\p{L}+): _+/gu)]));
      if (points.length === 0) throw new Error(`"${title}" has no points: they begin with "- [ ] "`);
      return { title, fields: fields.map(([, name = '']) => name), points: points.map(plain) };
    });
}

const languages = [
  { sheet: 'English', headings: ['Done', 'Check', 'Remarks'] },
  { sheet: 'Português', headings: ['Feito', 'Item', 'Observações'] },
  { sheet: 'Español', headings: ['Hecho', 'Punto', 'Observaciones'] },
] as const;

const tick = '✓';
const thin = { style: 'thin', color: { argb: 'FFB8C0CC' } } as const;
const font = { name: 'Calibri', size: 11 };
/** Of a line to write on by hand. */
const height = 22;
const border = { top: thin, bottom: thin, left: thin, right: thin };

function addSheet(book: ExcelJS.Workbook, { title, fields, points }: Checklist, at: number): void {
  const language = languages[at];
  if (!language) throw new Error(`"${title}" is one more than the languages`);
  const sheet = book.addWorksheet(language.sheet, {
    pageSetup: { paperSize: 9, orientation: 'portrait', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = [{ width: 9 }, { width: 64 }, { width: 34 }];
  sheet.addRow([title]).font = { ...font, bold: true, size: 16 };
  for (const field of fields) {
    const row = sheet.addRow([`${field}:`]);
    row.height = height;
    row.getCell(2).border = { bottom: thin };
  }
  sheet.addRow([]);
  const head = sheet.addRow([...language.headings]);
  head.font = { ...font, bold: true };
  head.height = height;
  head.eachCell((cell) => {
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EDF4' } };
    cell.border = border;
  });
  for (const point of points) {
    const row = sheet.addRow(['', point, '']);
    for (const column of [1, 2, 3]) row.getCell(column).border = border;
    row.height = point.length > 64 ? 2 * height : height;
    row.alignment = { vertical: 'middle', wrapText: true };
    row.getCell(1).alignment = { vertical: 'middle', horizontal: 'center' };
    row.getCell(1).dataValidation = { type: 'list', allowBlank: true, formulae: [`"${tick}"`] };
  }
  sheet.views = [{ state: 'frozen', ySplit: head.number }];
}

/** A workbook with a sheet for each language, to tick on the screen or on paper. */
export function checklistBook(markdown: string): ExcelJS.Workbook {
  const book = new ExcelJS.Workbook();
  book.creator = site.name;
  readChecklists(markdown).forEach((checklist, at) => {
    addSheet(book, checklist, at);
  });
  return book;
}
