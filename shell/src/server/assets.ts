import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface Asset {
  type: string;
  /** By content encoding. */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  etag: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file) : undefined);

/**
 * Reads the shell's browser build into memory, including compressed forms. Names contain their
 * content's hash.
 */
export function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of fs.readdirSync(folder)) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const file = path.join(folder, name);
    const identity = fs.readFileSync(file);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    assets.set(name, {
      type,
      etag,
      bodies: { identity, br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) },
    });
  }
  return assets;
}
