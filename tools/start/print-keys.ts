import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { callers, readKeys } from './keys.ts';

// npm run -s keys > docker/.env: new keys for a deployment, as environment variables. Nothing is
// stored. Without quotes, which compose strips from a value and `--env-file` doesn't.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-keys-'));
const keys = readKeys(folder);
fs.rmSync(folder, { recursive: true });
const nameOf = (caller: string) => `INTERNAL_KEY_${caller.toUpperCase().replaceAll('-', '_')}`;
console.log(callers.map((caller) => `${nameOf(caller)}=${keys.internal[caller]}`).join('\n'));
console.log(`INTERNAL_JWKS=${keys.internalJwks}`);
console.log(`LICENCE_KEY=${keys.licence}`);
console.log(`LEARNING_CERTIFICATE_KEY=${keys.certificate}`);
console.log(`IDENTITY_SECOND_FACTOR_KEY=${keys.secondFactor}`);
console.log(`RELEASE_TOKENS=${JSON.stringify(keys.releaseTokens)}`);
