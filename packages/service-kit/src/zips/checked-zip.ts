import { open } from 'node:fs/promises';
import { isPlainLine } from '@arcada/contracts';
import { findDirectory, readEntries, type ZipEntry, zipOf } from './directory.ts';
import type { ZipFault } from './zip-faults.ts';
import { zipDamaged, zipLimits, zipOfOtherPlaces, zipTooFull, zipWithHiddenSigns, zipWithTwins } from './zip-faults.ts';

/**
 * The entries of a zip file that somebody else will unpack; or what keeps it from being accepted: it would write
 * elsewhere than into its own folder or twice to the same place, hides the names of its files, or is damaged.
 */
export async function checkedZip(path: string): Promise<{ entries: ZipEntry[] } | { fault: ZipFault }> {
  const file = await open(path);
  try {
    const zip = zipOf(file, (await file.stat()).size);
    const place = await findDirectory(zip);
    // Before they are read: going through hundreds of thousands of names would hold up everybody else.
    if (place && (place.count > zipLimits.entries || place.length > zipLimits.directory))
      return { fault: zipTooFull() };
    const entries = place && (await readEntries(zip, place));
    if (!entries) return { fault: zipDamaged() };
    const fault = faultOf(entries);
    return fault ? { fault } : { entries };
  } finally {
    await file.close();
  }
}

function faultOf(entries: readonly ZipEntry[]): ZipFault | undefined {
  const outside = entries.find(leadsOutside);
  if (outside) return zipOfOtherPlaces(outside.name);
  const hidden = entries.find(({ name }) => !isPlainLine(name));
  if (hidden) return zipWithHiddenSigns(hidden.name);
  const twin = firstTwin(entries);
  return twin && zipWithTwins(twin.name);
}

/** The folders and the name of an entry. Systems differ in which of these signs they take for a path. */
export const partsOf = (name: string): string[] => name.split(/[\\/]/).filter((part) => part !== '.' && part !== '');
const leadsOutside = ({ name, isLink }: ZipEntry): boolean =>
  isLink || /^(?:[\\/]|[A-Za-z]:)/.test(name) || partsOf(name).includes('..');

/** Windows tells neither the case of letters apart nor what has dots and spaces at its end. */
const placeOf = (name: string) =>
  partsOf(name)
    .map((part) => part.replace(/(?<![. ])[. ]+$/, ''))
    .join('/')
    .normalize('NFC')
    .toLowerCase();

/** The first entry whose place another one has. A folder that is named twice stays the same folder. */
function firstTwin(entries: readonly ZipEntry[]): ZipEntry | undefined {
  const places = new Map<string, boolean>();
  return entries.find(({ name }) => {
    const place = placeOf(name);
    const isFolder = /[\\/]$/.test(name);
    const isTwin = places.has(place) && !(isFolder && places.get(place));
    places.set(place, isFolder);
    return isTwin;
  });
}
