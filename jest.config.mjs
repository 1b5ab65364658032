import { bundledPackages } from './tools/test/bundled-packages.ts';

// Tests end in .test.ts (run in Node) or .test.tsx (run in jsdom); a docblock `@jest-environment` overrides that.
// Workspace packages are TypeScript source, so SWC compiles them too; all else in node_modules runs as it is.
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    module: { type: 'es6' },
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic' },
      },
    },
  },
];

const [server, browser] = [await bundledPackages('server'), await bundledPackages('browser')];

const shared = {
  // Compiled sources last, wherever temporary files go.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.svg'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true), '\\.svg$': '<rootDir>/tools/test/svg.config.mjs' },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.(css|woff2)$': '<rootDir>/tools/test/style-stub.ts',
    // Parts of a catalogue, which builds divide: tests have the whole.
    '^(.*/locales/[^/]+\\.json)\\?(light|rest)$': '$1',
    // What the shell shares in place of the whole packages, as at run time; tsconfig.base.json says the same to types.
    '^react-router-dom$': '<rootDir>/packages/platform/src/shared/router.ts',
    '^react-i18next$': '<rootDir>/packages/platform/src/shared/i18n.ts',
    '^react-i18next-real$': '<rootDir>/node_modules/react-i18next',
    '^react-redux$': '<rootDir>/packages/platform/src/shared/redux.ts',
    '^react-redux-real$': '<rootDir>/node_modules/react-redux',
  },
  // buildingSMART's cases are under a licence of their own and not part of this repository.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.IDS_OFFICIAL ? [] : ['<rootDir>/packages/(ids/test|bim/src/ids)/official\\.test\\.ts$']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/(services/[^/]+|shell|mfe-[^/]+|e2e)/dist/', '<rootDir>/\\.'],
};

export default {
  globalSetup: './tools/test/databases-up.ts',
  globalTeardown: './tools/test/databases-down.ts',
  testTimeout: 120_000,
  // Modules of finished files are never freed as a whole (vm modules): after some hundred files a worker has none left.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      moduleNameMapper: { ...shared.moduleNameMapper, ...server },
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{services,packages,tools,shell,mfe-*}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      moduleNameMapper: { ...shared.moduleNameMapper, ...browser },
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/tools/test/browser-parts.ts'],
      testMatch: ['<rootDir>/{shell,mfe-*,packages}/**/*.test.tsx'],
    },
  ],
};
