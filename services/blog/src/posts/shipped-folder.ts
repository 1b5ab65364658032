import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Beside this file in tests; seen from the bundle (dist/main.js) it is ../src/seed.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, '../seed'), join(here, '../src/seed')];

/** Where posts and pictures that come with the service lie; the pictures are also served when nothing was seeded. */
export const shippedFolder: string = places.find((place) => existsSync(join(place, 'posts'))) ?? here;
