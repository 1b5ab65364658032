import path from 'node:path';
import { endWith, since, ToolError } from '../progress.ts';
import { readSettings } from '../start/settings.ts';
import { backUp } from './backup.ts';
import { siteDatabases } from './site-databases.ts';

// npm run backup -- <folder> [--with-keys]: copies databases and files, even while the site runs.
try {
  const begun = performance.now();
  const words = process.argv.slice(2);
  const [folder, ...more] = words.filter((word) => word !== '--with-keys');
  if (!folder || more.length > 0) throw new ToolError('Say where to: npm run backup -- <new folder> [--with-keys]');
  const settings = readSettings();
  const withKeys = words.includes('--with-keys');
  const { dataDir } = settings;
  const place = path.resolve(folder);
  const { databases, files } = await backUp({ folder: place, dataDir, databases: siteDatabases(settings), withKeys });
  console.log(
    `${databases.length} databases and ${files.length - databases.length} files in ${place} (${since(begun)})`,
  );
  if (!withKeys) console.log('Keys are not in it: keep a copy of them apart (docs/operations.md, Data).');
} catch (error) {
  endWith(error);
}
