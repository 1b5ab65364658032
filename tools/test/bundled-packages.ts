import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { root } from '../workspace.ts';

// Jest reads every file of a package anew for each test file, and gives no compiled code from one to the next: Nest, TypeORM and
// antd are 3,000 files, two to three seconds of each test file. Tests get them as one file each, made once for a lockfile.

const require = createRequire(path.join(root, 'package.json'));

/** Packages of one bundle share their modules: what is imported together must lie together. */
const bundles = {
  server: {
    specifiers: [
      '@nestjs/common',
      '@nestjs/common/constants.js',
      '@nestjs/core',
      '@nestjs/passport',
      '@nestjs/platform-fastify',
      'cockatiel',
      'fastify',
      'jose',
      'nodemailer',
      'prom-client',
      'reflect-metadata',
      'rxjs',
      'typeorm',
      'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js',
      'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js',
      'typeorm/driver/mysql/MysqlDriver.js',
      'undici',
      'zod',
    ],
    /** Own worker threads and native code are found by their place on disk. */
    apart: /^(pino|better-sqlite3|mysql2|passport)(\/|$)/,
  },
  browser: {
    specifiers: ['antd', '@ant-design/cssinjs'],
    apart: /^react(-dom)?(\/|$)/,
  },
} as const;

type Bundle = keyof typeof bundles;

const hash = () =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(fs.readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);

/** The assignments that never happen are for Jest's reader of CommonJS, which finds names without running the file. */
const stubOf = (specifier: string) => {
  const names = Object.keys(require(specifier) as object).filter((name) => name !== 'default');
  const assignments = names.map((name) => `  exports[${JSON.stringify(name)}] = 0;`).join('\n');
  return `const all = require('./all.cjs');\nmodule.exports = all[${JSON.stringify(specifier)}]();\nif (0) {\n${assignments}\n}\n`;
};

async function build(name: Bundle, folder: string): Promise<void> {
  const { specifiers, apart } = bundles[name];
  fs.mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'entry.cjs');
  fs.writeFileSync(
    entry,
    specifiers
      .map((specifier) => `exports[${JSON.stringify(specifier)}] = () => require(${JSON.stringify(specifier)});`)
      .join('\n'),
  );
  const compiler = rspack({
    context: root,
    mode: 'none',
    target: name === 'server' ? 'node' : 'web',
    entry,
    output: { path: folder, filename: 'all.cjs', library: { type: 'commonjs2' } },
    resolve: { modules: [path.join(root, 'node_modules'), 'node_modules'] },
    module: { parser: { javascript: { exportsPresence: false } } },
    optimization: {
      nodeEnv: false,
      minimize: true,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: false, mangle: false } })],
    },
    node: { __dirname: false, __filename: false },
    externals: [
      ({ request = '', context = root }, done) => {
        const commonjs = `commonjs ${request}`;
        if (isBuiltin(request) || apart.test(request)) return done(undefined, commonjs);
        if (request.startsWith('.') || path.isAbsolute(request)) return done();
        try {
          createRequire(path.join(context, '_.js')).resolve(request);
          done();
        } catch {
          // An optional package that isn't installed: asked for at run time, and missed there.
          done(undefined, commonjs);
        }
      },
    ],
  });
  const stats = await new Promise<import('@rspack/core').Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  for (const [number, specifier] of specifiers.entries())
    fs.writeFileSync(path.join(folder, `${number}.cjs`), stubOf(specifier));
}

/** For Jest's moduleNameMapper: the packages of a bundle, which is built when there is none of this lockfile. */
export async function bundledPackages(name: Bundle): Promise<Record<string, string>> {
  const cache = path.join(root, 'node_modules/.cache/arcada-tests');
  const folder = path.join(cache, `${name}-${hash()}`);
  if (!fs.existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await build(name, unfinished);
    try {
      fs.renameSync(unfinished, folder);
    } catch (error) {
      // Another run has built it meanwhile.
      if (!fs.existsSync(folder)) throw error;
      fs.rmSync(unfinished, { recursive: true });
    }
  }
  return Object.fromEntries(
    bundles[name].specifiers.map((specifier, number) => [
      `^${specifier.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`,
      path.join(folder, `${number}.cjs`),
    ]),
  );
}
