import fs from 'node:fs';
import path from 'node:path';
import { loadWebIfc } from './load-web-ifc.ts';
import { makeTable, tableNames } from './make-table.ts';

// node packages/ids/tables/main.ts: writes src/schema/tables from the installed web-ifc, after an update of it.
const { declarations, webIfc } = loadWebIfc();
for (const name of tableNames) {
  const file = path.join(import.meta.dirname, '../src/schema/tables', `${name.toLowerCase()}.json`);
  fs.writeFileSync(file, `${JSON.stringify(makeTable(name, declarations, webIfc))}\n`);
}
