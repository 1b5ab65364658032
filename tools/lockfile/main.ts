import fs from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { completeLockfile, type Lockfile, missingPlatforms } from './platforms.ts';

// node tools/lockfile/main.ts: run it after `npm install`, so that `npm ci` accepts the lockfile on every platform.
const file = path.join(process.argv[2] ?? root, 'package-lock.json');
const lockfile = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile;
const missing = missingPlatforms(lockfile);
if (missing.size > 0) fs.writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
console.log(missing.size > 0 ? `Added ${missing.size} packages of other platforms` : 'The lockfile is complete');
