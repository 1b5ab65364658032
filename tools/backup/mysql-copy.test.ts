import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dumpMysql } from './mysql-copy.ts';

// How MySQL's own program behaves with a server that has global transaction ids (seen with 9.7),
// which these tests don't have.
const mysqldump = `#!/bin/sh
case " $* " in *" --loose-set-gtid-purged=OFF "*) echo "-- Dump completed"; exit 0;; esac
echo "mysqldump: Couldn't execute 'FLUSH TABLES': Access denied; you need the RELOAD privilege (1227)" >&2
exit 2
`;

test('a user without administrator privileges can dump a MySQL database', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-dump-'));
  const before = process.env.PATH;
  fs.writeFileSync(path.join(folder, 'mysqldump'), mysqldump, { mode: 0o700 });
  fs.writeFileSync(path.join(folder, 'mysql'), '#!/bin/sh\necho Tables1\n', { mode: 0o700 });
  process.env.PATH = folder;
  try {
    const to = path.join(folder, 'store.sql');
    await expect(dumpMysql('mysql://arcada:secret@127.0.0.1:3306/store', to)).resolves.toEqual(['Tables1']);
    expect(fs.readFileSync(to, 'utf8')).toContain('Dump completed');
  } finally {
    process.env.PATH = before;
    fs.rmSync(folder, { recursive: true });
  }
});
