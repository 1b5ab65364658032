import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProgram } from '../test/command.ts';
import { root } from '../workspace.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-types-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** TypeScript's errors for a file with the repository's own settings. */
async function typeErrors(source: string): Promise<string> {
  fs.writeFileSync(path.join(folder, 'planted.tsx'), source);
  const settings = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: { types: [], rootDir: '/', typeRoots: [path.join(root, 'node_modules/@types')] },
    files: ['planted.tsx'],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { output } = await runProgram(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder]);
  return output;
}

test.each([
  ['react-router-dom', 'Link', 'useBlocker'],
  ['react-i18next', 'useTranslation', 'Trans'],
])('types of %s show what the shell shares and no more', async (name, shared, missing) => {
  expect(await typeErrors(`import { ${shared} } from '${name}';\nexport const used = ${shared};\n`)).toBe('');
  const report = await typeErrors(`import { ${missing} } from '${name}';\nexport const used = ${missing};\n`);
  expect(report).toContain(`has no exported member '${missing}'`);
});
