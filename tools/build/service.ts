import fs from 'node:fs';
import path from 'node:path';
import { serviceManifests } from '@arcada/service-kit/services';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { root } from '../workspace.ts';

/**
 * node tools/build/service.ts <service> [folder]: bundles services/<service>/src/main.ts into main.js of
 * services/<service>/dist, or of another folder below the root. A file named *.worker.ts becomes a bundle of its own
 * beside it: a worker thread loads nothing of the service.
 */
const [, , service, output] = process.argv;
const folder = path.join(root, 'services', service ?? '');
if (!service || !fs.existsSync(path.join(folder, 'src/main.ts'))) {
  console.error(`Give the name of a folder of services/ that has src/main.ts, not "${service ?? ''}"`);
  process.exit(2);
}

const workers = fs.globSync('src/**/*.worker.ts', { cwd: folder });
const entry = Object.fromEntries(workers.map((file) => [path.basename(file, '.ts'), `./${file}`]));

const configuration: Configuration = {
  name: service,
  context: folder,
  mode: 'production',
  target: 'node24',
  devtool: 'source-map',
  entry: { main: './src/main.ts', ...entry },
  output: {
    path: output ? path.resolve(output) : path.join(folder, 'dist'),
    filename: '[name].js',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  // Workspace packages are source and go into the bundle; what npm installs stays outside.
  externals: [
    ({ request = '' }, callback) =>
      /^(\.|\/|@arcada\/)/.test(request) ? callback() : callback(undefined, `module ${request}`),
  ],
  module: {
    // Paths read at run time are resolved from the bundle, not from the source.
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          },
        },
      },
    ],
  },
  // Nest and TypeORM derive names from class names.
  optimization: { minimize: false, splitChunks: false },
  plugins: [new rspack.DefinePlugin({ SERVICE_MANIFESTS: JSON.stringify(serviceManifests) })],
  performance: false,
};

const compiler = rspack(configuration);
const stats = await new Promise<Stats>((resolve, reject) =>
  compiler.run((error, result) => (error || !result ? reject(error ?? new Error('no result')) : resolve(result))),
);
await new Promise<void>((resolve) => compiler.close(() => resolve()));
if (stats.hasErrors()) {
  console.error(stats.toString({ preset: 'errors-only', colors: false }));
  process.exit(1);
}
