import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Beside the sources in tests; the bundle (dist/main.js) and the image have it next to dist.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, '../../library'), join(here, '../library')];

/** The library of topics that ships with the service. */
export const libraryFolder: string = places.find((place) => existsSync(join(place, 'topics'))) ?? here;
