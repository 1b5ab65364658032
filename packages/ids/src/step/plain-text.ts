/** Texts read before, at the place of their hash: names of properties and sets come again and again in a file. */
const kept: (string | undefined)[] = new Array(4096);
const longest = 64;

function isText(text: string, bytes: Uint8Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) !== bytes[from + at]) return false;
  return true;
}

/** Eight at a time: several times as fast as spreading the bytes into one call, and twice as fast as a decoder. */
function textOfBytes(bytes: Uint8Array, from: number, to: number): string {
  const code = (at: number) => bytes[at] as number;
  let text = '';
  let at = from;
  for (; at + 8 <= to; at += 8) {
    text += String.fromCharCode(
      code(at),
      code(at + 1),
      code(at + 2),
      code(at + 3),
      code(at + 4),
      code(at + 5),
      code(at + 6),
      code(at + 7),
    );
  }
  for (; at < to; at++) text += String.fromCharCode(code(at));
  return text;
}

/** The text of bytes that are plain ASCII. */
export function plainText(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > longest) return textOfBytes(bytes, from, to);
  let hash = to - from;
  for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0;
  const place = hash & (kept.length - 1);
  const known = kept[place];
  if (known !== undefined && isText(known, bytes, from, to)) return known;
  const text = textOfBytes(bytes, from, to);
  kept[place] = text;
  return text;
}
