/** Of a workbook that is read. */
export const sheetLimits = {
  /** Characters of the base64 text: 2 MiB of file, which the largest document's workbook doesn't reach. */
  base64: 2_796_204,
  /** Bytes of the parts that are read, unpacked: a packed file can hold a thousand times its size. */
  unpacked: 64 * 1024 * 1024,
  /** Start and end tags of all parts: those of about 500,000 cells. */
  tags: 2_000_000,
  /** References such as `&amp;` in all parts: each takes about as long as a tag. */
  references: 2_000_000,
  /** Bytes from one tag to the next: those of a full cell whose characters are all written as references. */
  run: 330_000,
  depth: 64,
  sheets: 100,
  /** A heading and 5,000 rows. */
  rows: 5_001,
  columns: 200,
  /** Characters of all cells. */
  text: 6_000_000,
} as const;

export type SheetFault = 'not-xlsx' | 'too-large';

export class SheetError extends Error {
  readonly fault: SheetFault;
  // Node runs workers from source, and can't make a property of a parameter.
  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}
