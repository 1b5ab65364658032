/** Zip files that others unpack: their directory, and what keeps them from being taken. */
export { checkedZip, partsOf } from './checked-zip.ts';
export { endMark, entriesOf, findDirectory, type ReadableZip, type ZipEntry, zipEntries, zipOf } from './directory.ts';
export { notOfKind, type ZipFault, zipLimits } from './zip-faults.ts';
