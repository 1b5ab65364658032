const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};
const compressed = new Set(['js', 'mjs', 'cjs', 'css', 'html', 'json', 'map', 'svg', 'txt', 'wasm']);
const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

export const typeOf = (file: string) => types[extensionOf(file)] ?? 'application/octet-stream';
/** Stored in compressed forms too; only files for browsers. */
export const isCompressed = (file: string) => file.startsWith('web/') && compressed.has(extensionOf(file));
