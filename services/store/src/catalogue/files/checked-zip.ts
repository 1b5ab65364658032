import { checkedZip, partsOf } from '@arcada/service-kit/zips';
import { kitFolder } from './kit-folder.ts';
import { fileOfOtherKind, zipRefused, zipWithKit } from './product-file.errors.ts';

/** Refuses a zip file that nobody should unpack, and one whose files could be taken for the licence that the house adds. */
export async function checkZip(path: string): Promise<void> {
  const zip = await checkedZip(path);
  if ('fault' in zip) throw zip.fault.code === 'zip-damaged' ? fileOfOtherKind('zip') : zipRefused(zip.fault);
  if (zip.entries.some(({ name }) => partsOf(name)[0]?.toLowerCase() === kitFolder)) throw zipWithKit();
}
