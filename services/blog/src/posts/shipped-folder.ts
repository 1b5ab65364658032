import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Next to this file in tests; the bundle (dist/main.js) finds it in ../src/seed.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, '../seed'), join(here, '../src/seed')];

/**
 * Where posts and pictures shipped with the service are; the pictures are served even when nothing
 * was seeded.
 */
export const shippedFolder: string = places.find((place) => existsSync(join(place, 'posts'))) ?? here;
