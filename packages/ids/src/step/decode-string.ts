import { plainText } from './plain-text.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/** Bytes as text: UTF-8, which many programs write against the standard, or else Windows-1252. */
function bytesToText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows.decode(bytes);
  }
}

const codePoints = (hex: string, digits: number, limit: number) =>
  (hex.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((part) => Number.parseInt(part, 16)).filter((n) => n <= limit);

const directive =
  /\\\\|\\P([A-I])\\|\\S\\([\s\S])|\\X\\([0-9A-Fa-f]{2})|\\X2\\((?:[0-9A-Fa-f]{4})*)\\X0\\|\\X4\\((?:[0-9A-Fa-f]{8})*)\\X0\\/g;

/** Control directives of ISO 10303-21, 6.4.3: `\X\E4`, `\X2\00E4\X0\`, `\X4\0001F600\X0\`, `\S\d`, `\PB\`. */
function decodeDirectives(text: string): string {
  let part = 1;
  return text.replace(directive, (whole, page, shifted, byte, wide, full) => {
    if (page) {
      part = page.charCodeAt(0) - 64;
      return '';
    }
    if (shifted) return new TextDecoder(`iso-8859-${part}`).decode(Uint8Array.of(shifted.charCodeAt(0) + 128));
    if (byte) return String.fromCharCode(Number.parseInt(byte, 16));
    if (wide !== undefined) return String.fromCharCode(...codePoints(wide, 4, 0xffff));
    if (full !== undefined) return String.fromCodePoint(...codePoints(full, 8, 0x10ffff));
    return whole === '\\\\' ? '\\' : whole;
  });
}

/**
 * Text of a STEP string from the bytes between its quotes. Directives that the standard doesn't know
 * are kept as they are.
 */
export function decodeString(bytes: Uint8Array, from: number, to: number): string {
  let plain = true;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte > 126 || byte === 92 || byte === 39) {
      plain = false;
      break;
    }
  }
  if (plain) return plainText(bytes, from, to);
  const text = bytesToText(bytes.subarray(from, to)).replaceAll("''", "'");
  return text.includes('\\') ? decodeDirectives(text) : text;
}
