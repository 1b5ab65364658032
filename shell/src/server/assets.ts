import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

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

/** Reads the shell's browser build into memory, compressed once. Names carry their content's hash. */
export function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of fs.readdirSync(folder)) {
    const extension = path.extname(name);
    const type = types[extension];
    if (!type) continue;
    const identity = fs.readFileSync(path.join(folder, name));
    const text = !['.woff2', '.png'].includes(extension);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    assets.set(name, {
      type,
      etag,
      bodies: text
        ? {
            identity,
            br: zlib.brotliCompressSync(identity, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
            gzip: zlib.gzipSync(identity, { level: 9 }),
          }
        : { identity },
    });
  }
  return assets;
}
