import fs from 'node:fs';
import path from 'node:path';
import { entityNames } from './entity-names.ts';
import { loadWebIfc } from './load-web-ifc.ts';
import { makeTable, tableNames } from './make-table.ts';

// node packages/ids/tables/main.ts: writes src/schema/tables from the installed web-ifc, after an update of it.
const { declarations, webIfc } = loadWebIfc();
const write = (name: string, content: unknown) =>
  fs.writeFileSync(
    path.join(import.meta.dirname, '../src/schema/tables', `${name}.json`),
    `${JSON.stringify(content)}\n`,
  );
const tables = tableNames.map((name) => makeTable(name, declarations, webIfc));
for (const table of tables) write(table.schema.toLowerCase(), table);
write('entity-names', entityNames(tables));
