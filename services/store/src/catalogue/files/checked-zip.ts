import { open } from 'node:fs/promises';
import { isPlainLine } from '@arcada/contracts';
import { kitFolder, type ZipEntry, zipEntries, zipOf } from '../../licences/join-zips.ts';
import { fileOfOtherKind, zipOfOtherPlaces, zipWithHiddenSigns, zipWithKit } from './product-file.errors.ts';

/**
 * Refuses a zip file that would be unpacked elsewhere than into its own folder, or whose files could be taken for the
 * licence that the house adds, and one that is damaged.
 */
export async function checkZip(path: string): Promise<void> {
  const file = await open(path);
  try {
    const entries = await zipEntries(zipOf(file, (await file.stat()).size));
    if (!entries) throw fileOfOtherKind('zip');
    const outside = entries.find(leadsOutside);
    if (outside) throw zipOfOtherPlaces(outside.name);
    const hidden = entries.find(({ name }) => !isPlainLine(name));
    if (hidden) throw zipWithHiddenSigns(hidden.name);
    const kit = entries.find(({ name }) => partsOf(name)[0]?.toLowerCase() === kitFolder);
    if (kit) throw zipWithKit();
  } finally {
    await file.close();
  }
}

/** Systems differ in which of these they take for a path. */
const partsOf = (name: string) => name.split(/[\\/]/).filter((part) => part !== '.' && part !== '');
const leadsOutside = ({ name, isLink }: ZipEntry): boolean =>
  isLink || /^(?:[\\/]|[A-Za-z]:)/.test(name) || partsOf(name).includes('..');
