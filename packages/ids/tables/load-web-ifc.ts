import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { WebIfc } from './make-table.ts';

/** web-ifc's declarations as text, and its tables of values. */
export function loadWebIfc(): { declarations: string; webIfc: WebIfc } {
  const require = createRequire(import.meta.url);
  const main = require.resolve('web-ifc');
  const loaded = require('web-ifc') as Record<string, unknown>;
  const codes = Object.fromEntries(
    Object.entries(loaded).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
  const TypeInitialisers = loaded.TypeInitialisers as WebIfc['TypeInitialisers'];
  return {
    declarations: fs.readFileSync(path.join(path.dirname(main), 'ifc-schema.d.ts'), 'utf8'),
    webIfc: { TypeInitialisers, codes },
  };
}
