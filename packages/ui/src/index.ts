export * from './first.ts';
export * from './page.ts';
