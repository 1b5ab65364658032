import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Next to this file in tests; the bundle (dist/main.js) finds them in ../src.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, '../seed/images'), join(here, '../src/seed/images')];

/**
 * Pictures shipped with the service: covers and one for each type, available even when nothing was
 * seeded.
 */
export const shippedImages: string = places.find((place) => existsSync(place)) ?? places[0] ?? here;
