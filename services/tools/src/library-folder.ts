import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The library of topics and terms that ships with the service: beside src, and beside dist in the bundle. */
export const libraryFolder: string = join(dirname(fileURLToPath(import.meta.url)), '../library');
