import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The folder of this file in tests; seen from the bundle (dist/main.js) it is ../src/seed.
const here = dirname(fileURLToPath(import.meta.url));
const root = [here, join(here, '../src/seed')].find((folder) => existsSync(join(folder, 'courses'))) ?? here;

/** A folder of what comes with the service: `courses`, `media`, `images`. */
export const seedFolder = (name: 'courses' | 'media' | 'images'): string => join(root, name);
