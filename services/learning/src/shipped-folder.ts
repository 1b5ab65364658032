import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Next to this file in tests; the bundle (dist/main.js) finds it in ../src/seed.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, 'seed'), join(here, '../src/seed')];
const root = places.find((place) => existsSync(join(place, 'courses'))) ?? here;

/** A folder shipped with the service: `courses`, `media`, `images`. */
export const shippedFolder = (name: 'courses' | 'media' | 'images'): string => join(root, name);
