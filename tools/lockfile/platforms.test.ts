import { completeLockfile, missingPlatforms, platformOf } from './platforms.ts';

test('the platform is derived from the name', () => {
  expect(platformOf('@nx/nx-linux-x64-musl')).toEqual({ os: ['linux'], cpu: ['x64'], libc: ['musl'] });
  expect(platformOf('@biomejs/cli-win32-arm64')).toEqual({ os: ['win32'], cpu: ['arm64'] });
  expect(platformOf('@rspack/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
});

test('required packages of other platforms get an entry, once', () => {
  const before = {
    packages: { 'node_modules/a': { version: '1.0.0', dev: true, optionalDependencies: { 'a-darwin-x64': '1.0.0' } } },
  };
  const after = completeLockfile(before);
  expect(after.packages['node_modules/a-darwin-x64']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['x64'],
  });
  expect(missingPlatforms(after).size).toBe(0);
});
