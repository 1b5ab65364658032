import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type LoaderContext, rspack, type Stats } from '@rspack/core';

/** Builds a worker with everything that it imports into one script. */
async function build(file: string, mode: 'production' | 'development', folder: string): Promise<Stats> {
  const compiler = rspack({
    mode,
    target: ['webworker', 'es2022'],
    context: path.dirname(file),
    entry: file,
    devtool: false,
    output: { path: folder, filename: 'worker.js', asyncChunks: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('no result')) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}

/**
 * Makes a file of its own of a `*.worker.ts`. A compiler of its own builds it: federation would start its runtime in
 * every entry, workers too, and that looks for the page's.
 */
export default async function workerLoader(this: LoaderContext): Promise<void> {
  const done = this.async();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'arcada-worker-'));
  try {
    const stats = await build(this.resourcePath, this.mode === 'development' ? 'development' : 'production', folder);
    for (const file of stats.compilation.fileDependencies) this.addDependency(file);
    done(null, await fs.readFile(path.join(folder, 'worker.js'), 'utf8'));
  } catch (error) {
    done(error as Error);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
