import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const src = path.join(import.meta.dirname, '../src');
const script = (file: string) => `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      console.log(found.url);
      return found;
    },
  });
  await import(${JSON.stringify(path.join(src, file))});`;
const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning', '--input-type=module'];
const frameworks = /\/node_modules\/(@nestjs|@fastify|fastify|typeorm|mysql2)\//;

async function loadedBy(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', script(file)]);
  return stdout.split('\n');
}

test('what gateway and page server stand on loads no framework and no database', async () => {
  const loaded = await loadedBy('process.ts');
  expect(loaded.filter((url) => url.includes('/node_modules/pino/'))).not.toEqual([]);
  expect(loaded.filter((url) => frameworks.test(url))).toEqual([]);
  // As a check of this check: what serves by Fastify does load one.
  expect((await loadedBy('http/server.ts')).filter((url) => frameworks.test(url))).not.toEqual([]);
});
