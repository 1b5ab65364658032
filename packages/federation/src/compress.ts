import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes `.br` and `.gz` beside every text file of a folder, so that no server spends its start on
 * compressing.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await fs.readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await fs.readFile(file);
      await fs.writeFile(`${file}.br`, await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }));
      await fs.writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}
