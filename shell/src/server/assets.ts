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
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

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
    const etag = etagOf(identity);
    assets.set(name, {
      type,
      etag,
      bodies: { identity, br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) },
    });
  }
  return assets;
}

/** Reads files that keep their names, by path below the site's root. */
export function readFiles(folder: string): Map<string, Asset> {
  const files = new Map<string, Asset>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)];
    if (!type || !entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const identity = fs.readFileSync(file);
    files.set(`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, {
      type,
      etag: etagOf(identity),
      bodies: { identity },
    });
  }
  return files;
}
