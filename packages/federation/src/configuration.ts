import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { isOfPages } from './parts.ts';
import { providedFiles, realPackages, root, sharedModules } from './shared.ts';

export interface BuildTarget {
  /** Folder of the project, for example `<root>/mfe-store`. */
  folder: string;
  /** Federation name: `shell` or the remote's domain. */
  name: string;
  target: 'web' | 'node';
  mode: 'production' | 'development';
  /** Output folder. */
  output: string;
  plugins?: RspackPluginInstance[];
}

/** Browsers that have light-dark() and nesting (2024); older ones get the light theme's fallbacks. */
const browsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5'];

const vendor = (pattern: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${pattern})[\\\\/]`);

/** Small packages that only antd uses: its pages need them, not every page. */
const antdsHelpers = vendor('is-mobile|react-is|@babel|clsx|throttle-debounce');

/** Few, stable files for what every page needs; antd's common parts only where a tier is used. */
const shellChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'all',
  minSize: 0,
  maxInitialRequests: 20,
  maxAsyncRequests: 20,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: { test: vendor('react|react-dom|scheduler'), name: 'react', priority: 30, enforce: true },
    antd: {
      test: vendor(
        'antd|@rc-component|@ant-design|@emotion|stylis|throttle-debounce|scroll-into-view-if-needed|compute-scroll-into-view',
      ),
      name: 'antd',
      // Every tier is in two chunks, its own and the shared one: three mean that several tiers need
      // it.
      minChunks: 3,
      priority: 20,
      enforce: true,
    },
    // As above: what toasts and tooltips both need. Every page loads the toasts, few load the
    // tooltips.
    toast: { test: vendor('@radix-ui|@floating-ui'), name: 'primitives', minChunks: 3, priority: 20, enforce: true },
    // Separate from core, so that a slow phone evaluates two short scripts instead of one long one.
    state: {
      test: vendor(
        '@reduxjs|react-redux|immer|reselect|redux|redux-thunk|i18next|react-i18next|use-sync-external-store',
      ),
      name: 'state',
      priority: 15,
      enforce: true,
      chunks: 'async',
    },
    page: {
      test: (module: { nameForCondition?: () => string | undefined }) => isOfPages(module.nameForCondition?.() ?? ''),
      name: 'page',
      priority: 10,
      enforce: true,
      chunks: 'async',
    },
    core: {
      // What only an opened layer needs (antd, toasts, tooltips, suggestions) stays out of every
      // page's first view.
      test: (module: { nameForCondition?: () => string | undefined }) => {
        const file = module.nameForCondition?.() ?? '';
        if (/antd|@rc-component|@ant-design|@radix-ui|@floating-ui|aria-hidden/.test(file)) return false;
        if (antdsHelpers.test(file) || isOfPages(file)) return false;
        if (/packages[\\/]ui[\\/]src[\\/](antd|tooltip|toast[\\/]toast)/.test(file)) return false;
        if (/packages[\\/]search[\\/]/.test(file)) return false;
        return (
          /node_modules|packages[\\/](platform|contracts|ui)[\\/]/.test(file) && !/\.css$|[\\/]locales[\\/]/.test(file)
        );
      },
      name: 'core',
      priority: 10,
      enforce: true,
      chunks: 'async',
    },
  },
};

/**
 * Nearly every function of these files runs at the start. With this hint V8 compiles them on a
 * background thread while the file is downloaded, not one by one on the main thread (Chrome's
 * explicit compile hints; others see a comment).
 */
const compileAhead = '//# allFunctionsCalledOnLoad';
/** After the minimizer, which drops comments, and before hashes and integrity are computed. */
const afterMinimizing = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

const entryOf = (shell: boolean, node: boolean): Record<string, string> => {
  if (!shell) return {};
  if (!node) return { main: './src/index.ts' };
  // The page server, which runs no remote, and the renderer processes below it that do.
  return { main: './src/server/index.ts', renderer: './src/server/drawing/renderer.ts' };
};

/**
 * The federation runtime's plugin names its CommonJS files, of which nothing can be left out; beside
 * each is the same as an ES module: ten kilobytes less for every page.
 */
const federationAsModules: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.afterPlugins.tap('FederationAsModules', () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [name, file] of Object.entries(alias)) {
        if (typeof file === 'string' && /@module-federation.*\.cjs$/.test(file))
          alias[name] = file.replace(/\.cjs$/, '.js');
      }
    });
    new rspack.NormalModuleReplacementPlugin(/@module-federation.*\.cjs$/, (found) => {
      found.request = found.request.replace(/\.cjs$/, '.js');
    }).apply(compiler);
  },
};

/** Remotes use the shell's federation runtime in the browser. The page server's read theirs from their own files. */
const runtimeOfShell = new rspack.NormalModuleReplacementPlugin(
  /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.c?js$/,
  path.join(import.meta.dirname, 'runtime/consume.ts'),
);

/** Parts of the federation runtime that the shell has no use for: 2.5 kilobytes less for every page. */
const withoutUnusedRuntime = [
  [/[\\/]snapshot[\\/]SnapshotHandler\.c?js$/, 'snapshot-handler'] as const,
  [/[\\/]utils[\\/]preload\.c?js$/, 'preload'] as const,
  [/^\.[\\/]desc\.mjs$/, 'error-texts'] as const,
].map(
  ([part, own]) => new rspack.NormalModuleReplacementPlugin(part, path.join(import.meta.dirname, `runtime/${own}.ts`)),
);

/** The one rspack configuration of shell and remotes, for browser and page server. */
export function configurationFor({ folder, name, target, mode, output, plugins = [] }: BuildTarget): Configuration {
  const shell = name === 'shell';
  const node = target === 'node';
  const development = mode === 'development';
  return {
    name: `${name}-${target}`,
    context: folder,
    mode,
    target: node ? 'async-node' : ['web', 'es2022'],
    ...(node ? { externalsPresets: { node: true } } : {}),
    devtool: development ? 'cheap-module-source-map' : false,
    entry: entryOf(shell, node),
    output: {
      path: output,
      publicPath: node ? 'auto' : shell ? '/assets/' : 'auto',
      uniqueName: `arcada_${name}`,
      clean: true,
      filename: node || development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      ...(node ? { library: { type: 'commonjs-module' } } : { crossOriginLoading: 'anonymous' as const }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...realPackages(mode), ...(shell ? providedFiles : {}) },
    },
    module: {
      rules: [
        ...(node
          ? []
          : [
              {
                test: /\.worker\.ts$/,
                type: 'asset/resource' as const,
                loader: path.join(import.meta.dirname, 'worker-loader.ts'),
                generator: { filename: development ? '[name].js' : '[name].[contenthash:8].js' },
              },
            ]),
        {
          test: /\.tsx?$/,
          exclude: /\.worker\.ts$/,
          type: 'javascript/auto',
          use: [
            {
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  target: 'es2022',
                  transform: { react: { runtime: 'automatic', development, refresh: development && !node } },
                },
              },
            },
            { loader: path.join(import.meta.dirname, 'parts-loader.ts') },
          ],
        },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
          loader: path.join(import.meta.dirname, 'pure-components-loader.ts'),
        },
        {
          test: /[\\/]locales[\\/][\w-]+\.json$/,
          resourceQuery: /^\?(light|rest)$/,
          type: 'json',
          loader: path.join(import.meta.dirname, 'texts-loader.ts'),
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|png)$/, type: 'asset/resource' },
        // Drawn pictures are small, and those of a first view shouldn't wait for a request of their own.
        {
          test: /\.svg$/,
          type: 'asset/inline',
          generator: { dataUrl: { encoding: false, mimetype: 'image/svg+xml' } },
        },
      ],
      // Workers are files of their own (worker-loader.ts). They run in browsers only, and their addresses need a document
      // to start from.
      parser: { javascript: { worker: false, ...(node && { url: false }) } },
      // The page server needs no style files: it inlines the browser build's rules.
      generator: node
        ? { css: { exportsOnly: true }, 'css/auto': { exportsOnly: true }, 'asset/resource': { emit: false } }
        : {},
    },
    optimization: {
      minimize: !development,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      chunkIds: development || node ? 'named' : 'deterministic',
      ...(shell && !node ? { splitChunks: shellChunks } : {}),
    },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: node || development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        ...(shell ? {} : { exposes: { './entry': { import: './src/entry.tsx', name: 'entry' } } }),
        shared: sharedModules(shell ? 'shell' : 'remote'),
        ...(shell && !node ? { runtimePlugins: [path.join(import.meta.dirname, 'runtime/provide.ts')] } : {}),
        // The page server runs remotes from disk, so their chunks are beside them and need no
        // loader.
        ...(node ? { library: { type: 'commonjs-module' } } : {}),
        experiments: {
          // Remotes are registered by their entry, so no snapshot of a manifest is ever read.
          optimization: { disableSnapshot: true, target: node ? 'node' : 'web' },
        },
      }),
      new rspack.NormalModuleReplacementPlugin(
        /[\\/]getScrollBarSize$/,
        path.join(root, 'packages/ui/src/antd/scroll-bar-size.ts'),
      ),
      ...(node ? [] : [federationAsModules]),
      ...(shell && !node ? withoutUnusedRuntime : []),
      ...(node || shell ? [] : [runtimeOfShell]),
      // Its digests are what no compression shortens: with SHA-384 an entry of fifty files has 1 KB more.
      ...(node || development || shell ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
      ...(node || development
        ? []
        : [new rspack.BannerPlugin({ banner: compileAhead, raw: true, test: /\.js$/, stage: afterMinimizing })]),
      ...plugins,
    ],
  };
}
