import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Housekeeper } from '../operation/housekeeping.ts';

const days = 30;

/**
 * Mails that no SMTP server accepted are in DATA_DIR/mail, with names and addresses; they are
 * deleted after 30 days.
 */
export const keptMails = (dataDir: string): Housekeeper => ({
  async run(now = Date.now()) {
    const folder = path.join(dataDir, 'mail');
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names.filter((name) => /\.eml(\.part)?$/.test(name))) {
      const file = path.join(folder, name);
      // Another process may have removed it already.
      const found = await stat(file).catch(() => undefined);
      if (found && found.mtimeMs < now - days * 86_400_000) await rm(file, { force: true });
    }
  },
});
