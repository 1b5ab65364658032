export * from './compile.ts';
export * from './configuration.ts';
export * from './release.ts';
export * from './shared.ts';
