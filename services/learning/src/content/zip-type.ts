import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';

/** The record at the end of a ZIP has 22 bytes, and a comment of up to 65,535. */
const longestEnd = 22 + 65_535;
/** The names of tens of thousands of files. */
const longestDirectory = 4 * 1024 * 1024;
const endMark = Buffer.from([0x50, 0x4b, 5, 6]);
const entryMark = 0x02014b50;

/** What a ZIP is, by the names of the files in it: of Office or BCF, else `zip`. */
export async function zipEnding(path: string, name: string): Promise<string> {
  const names = await zipNames(path);
  // With macros it isn't what its name would say.
  if (names.some((one) => one.endsWith('vbaProject.bin'))) return 'zip';
  if (names.includes('[Content_Types].xml')) {
    if (names.includes('xl/workbook.xml')) return 'xlsx';
    if (names.includes('word/document.xml')) return 'docx';
    if (names.includes('ppt/presentation.xml')) return 'pptx';
  }
  if (names.includes('bcf.version')) return extname(name).toLowerCase() === '.bcf' ? 'bcf' : 'bcfzip';
  return 'zip';
}

/** Empty when the file is no readable ZIP. */
async function zipNames(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await read(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
    const end = tail.lastIndexOf(endMark);
    if (end < 0 || end + 22 > tail.length) return [];
    const length = tail.readUInt32LE(end + 12);
    const at = tail.readUInt32LE(end + 16);
    if (length > longestDirectory || at + length > size) return [];
    return namesIn(await read(file, at, length));
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entryMark) {
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    names.push(directory.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}
