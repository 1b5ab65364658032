import { extname } from 'node:path';
import type { ZipEntry } from '@arcada/service-kit/zips';

const isModel = (entries: readonly ZipEntry[]) => entries.some(({ name }) => /\.ifc(xml)?$/i.test(name));

/** What a ZIP is, by the names of the files in it: of Office, BCF or IFC, else `zip`. */
export function zipEnding(entries: readonly ZipEntry[], name: string): string {
  const names = new Set(entries.map((entry) => entry.name));
  // With macros it isn't what its name would say.
  if (entries.some((entry) => entry.name.endsWith('vbaProject.bin'))) return 'zip';
  if (names.has('[Content_Types].xml')) {
    if (names.has('xl/workbook.xml')) return 'xlsx';
    if (names.has('word/document.xml')) return 'docx';
    if (names.has('ppt/presentation.xml')) return 'pptx';
  }
  if (names.has('bcf.version')) return extname(name).toLowerCase() === '.bcf' ? 'bcf' : 'bcfzip';
  if (isModel(entries) && extname(name).toLowerCase() === '.ifczip') return 'ifczip';
  return 'zip';
}
