import { PassThrough, Readable } from 'node:stream';
import {
  type CsvCell,
  csvMark,
  csvText,
  type Language,
  type ManagedProduct,
  type ReadProducts,
  type SheetFormat,
} from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { ManagedProducts } from '../admin/managed-products.ts';
import { cellOf, revisionOf, sheetColumns, sheetHeadings, valueIn } from './sheet-columns.ts';
import { SheetReader } from './sheet-reader.ts';
import { compareRows, rowsOf } from './sheet-rows.ts';
import { writeProductBook } from './write-book.ts';

/** Products read at once: little memory, whatever the catalogue's size. */
const together = 100;

/** All products as a file, and what a changed file asks for. */
@Injectable()
export class ProductSheets {
  constructor(
    private readonly products: ManagedProducts,
    private readonly reader: SheetReader,
  ) {}

  /** As CSV for spreadsheets in this language; a workbook is the same in all. */
  write(format: SheetFormat, language: Language): Readable {
    if (format === 'csv') return Readable.from(this.lines(language));
    const stream = new PassThrough();
    writeProductBook(this.rows(), stream).catch((error: Error) => stream.destroy(error));
    return stream;
  }

  private async *lines(language: Language): AsyncGenerator<string> {
    yield `${csvMark}${csvText([sheetHeadings], language)}`;
    for await (const row of this.rows()) yield `\r\n${csvText([row.map(csvCell)], language)}`;
  }

  private async *rows(): AsyncGenerator<(string | number)[]> {
    for (let last = ''; ; ) {
      const products = await this.products.after(last, together);
      yield* products.map(rowOf);
      last = products.at(-1)?.id ?? '';
      if (products.length < together) return;
    }
  }

  /** Reads a file and compares it with the products; changes nothing. */
  async read(content: AsyncIterable<Buffer>, language: Language): Promise<ReadProducts> {
    const read = rowsOf(await this.reader.read(content));
    const ids = [...new Set(read.rows.map(({ id }) => id))];
    const products = new Map<string, ManagedProduct>();
    for (let at = 0; at < ids.length; at += together)
      for (const product of await this.products.readSeveral(ids.slice(at, at + together)))
        products.set(product.id, product);
    return compareRows(read, products, language);
  }
}

const rowOf = (product: ManagedProduct) => [
  product.id,
  revisionOf(product),
  ...sheetColumns.map((column) => cellOf(valueIn(product, column), column)),
];

/** A price always has its cents. */
const csvCell = (cell: string | number, at: number): CsvCell =>
  sheetHeadings[at] === 'price' && typeof cell === 'number' ? { amount: cell } : cell;
