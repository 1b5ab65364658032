import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Beside this file in tests; seen from the bundle (dist/main.js) it is ../src/seed.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, 'seed'), join(here, '../src/seed')];
const root = places.find((place) => existsSync(join(place, 'courses'))) ?? here;

/** A folder of what comes with the service: `courses`, `media`, `images`. */
export const shippedFolder = (name: 'courses' | 'media' | 'images'): string => join(root, name);
