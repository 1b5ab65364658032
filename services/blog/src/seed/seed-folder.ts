import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The folder of this file in tests; seen from the bundle (dist/main.js) it is ../src/seed.
const here = dirname(fileURLToPath(import.meta.url));

/** Where posts and pictures that come with the service lie. */
export const seedFolder: string = [here, join(here, '../src/seed')].find((it) => existsSync(join(it, 'posts'))) ?? here;
