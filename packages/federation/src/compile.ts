import { type Configuration, rspack, type Stats } from '@rspack/core';
import { root } from './shared.ts';

/** Names of chunk groups (webpackChunkName) and entries to the files that belong to each. */
export type ChunkFiles = Record<string, string[]>;

/** Runs one build. Throws with the compiler's own text when it fails. */
export async function compile(configuration: Configuration): Promise<ChunkFiles> {
  const compiler = rspack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('no result')) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  if (configuration.target !== 'async-node' && configuration.mode === 'production') refuseOwnPaths(stats);
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true, ids: true });
  const code = (files: Iterable<string>) => [...files].filter((file) => /\.(js|css)$/.test(file));
  return {
    // Of what several groups share, too, such as `page`.
    ...Object.fromEntries([...stats.compilation.namedChunks].map(([name, { files }]) => [name, code(files)])),
    ...Object.fromEntries(
      Object.entries(namedChunkGroups ?? {}).map(([name, group]) => [
        name,
        code((group.assets ?? []).map((asset) => asset.name)),
      ]),
    ),
  };
}

/** What visitors load must not name folders of the machine that built it, and is the same from any folder. */
function refuseOwnPaths({ compilation }: Stats): void {
  const named = compilation.getAssets().filter(({ source }) => source.buffer().includes(root));
  if (named.length > 0) {
    throw new Error(`These files contain the path of the workspace: ${named.map(({ name }) => name).join(', ')}`);
  }
}
