import { withoutHidden } from '@arcada/contracts';

/**
 * `content-disposition` of a download: the name (RFC 8187 encoding) and an ASCII one for old clients (RFC 6266), without
 * what file systems or spreadsheets take for more than a name.
 */
export function attachment(fileName: string): string {
  const name = withoutHidden(fileName.toWellFormed()).replace(/[\p{Cc}/\\<>=:"|?*]+/gu, '_');
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|["%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
