import { extname } from 'node:path';

/** The name under which buyers save the file of a product. */
export const downloadName = (id: string, version: string, file: string): string =>
  `${id}-${version}${extname(file) || '.zip'}`;
