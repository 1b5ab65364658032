import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Beside this file in tests; seen from the bundle (dist/main.js) they are in ../src.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, '../seed/images'), join(here, '../src/seed/images')];

/** Pictures that come with the service: covers and one for each type, there also when nothing was seeded. */
export const shippedImages: string = places.find((place) => existsSync(place)) ?? places[0] ?? here;
