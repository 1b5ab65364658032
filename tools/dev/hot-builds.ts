import path from 'node:path';
import { configurationFor, root } from '@arcada/federation';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { devPath } from './development-page.ts';

/** The development build of the shell (`shell`) or of a remote (its domain), held in memory. */
export function hotBuild(name: string): Configuration {
  const folder = path.join(root, name === 'shell' ? name : `mfe-${name}`);
  const configuration = configurationFor({
    folder,
    name,
    target: 'web',
    mode: 'development',
    output: path.join(folder, 'dist/hot'),
    plugins: [new ReactRefreshRspackPlugin({ library: `arcada_${name}` })],
  });
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: devPath(name), hotUpdateGlobal: `arcadaUpdate_${name}` },
    externals: [
      ({ request = '' }, callback) =>
        /react-refresh[\\/]runtime/.test(request) ? callback(undefined, 'window arcadaRefresh') : callback(),
    ],
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}
