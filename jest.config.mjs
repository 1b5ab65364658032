// Two kinds of tests: on plain Node (services, tools, packages without a screen) and in jsdom (screens).
const transform = {
  '^.+\\.(ts|tsx|mts)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        target: 'es2024',
        keepClassNames: true,
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};
const screens = ['packages/ui', 'packages/platform', 'shell', 'mfe-*'];

const common = {
  rootDir: import.meta.dirname,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.mts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.nx/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        ...screens.map((folder) => `<rootDir>/${folder.replace('*', '[^/]+')}/`),
      ],
    },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testMatch: screens.flatMap((folder) => [`<rootDir>/${folder}/**/*.test.ts`, `<rootDir>/${folder}/**/*.test.tsx`]),
      moduleNameMapper: { '\\.css$': '<rootDir>/tools/test/style-stub.ts' },
    },
  ],
};
