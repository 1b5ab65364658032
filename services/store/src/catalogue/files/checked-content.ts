import { type ProductFileEnding, type ProductType, productFileEndings } from '@arcada/contracts';
import { fileNameUnsafe, fileOfOtherKind, fileOfWrongEnding } from './product-file.errors.ts';

const begins = (...bytes: number[]) => {
  const mark = Buffer.from(bytes);
  return (head: Buffer) => head.subarray(0, mark.length).equals(mark);
};
const zip = begins(0x50, 0x4b, 0x03, 0x04);
const program = begins(0x4d, 0x5a);
/** The first character of a text that isn't white space. */
const firstOf = (head: Buffer) => /[^\s\ufeff]/.exec(head.toString('utf8'))?.[0];
const text = (head: Buffer) => !head.includes(0);
const json = (head: Buffer) => text(head) && firstOf(head) === '{';

/** By their first bytes. Graphs of the first Dynamo are XML. */
const kinds: Record<ProductFileEnding, { isKind: (head: Buffer) => boolean; isText?: true }> = {
  zip: { isKind: zip },
  whl: { isKind: zip },
  msi: { isKind: begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  exe: { isKind: program },
  dll: { isKind: program },
  pdf: { isKind: begins(0x25, 0x50, 0x44, 0x46, 0x2d) },
  py: { isKind: text, isText: true },
  ipynb: { isKind: json, isText: true },
  dyn: { isKind: (head) => json(head) || (text(head) && firstOf(head) === '<'), isText: true },
  dyf: { isKind: (head) => json(head) || (text(head) && firstOf(head) === '<'), isText: true },
};
const headBytes = 1024;
const unsafeName = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[<>:"/\\|?*\p{Cc}]/u;

/**
 * The content of a product's file while it arrives, refused when it isn't what its name says or not what
 * is sold as such a product. Texts are UTF-8 to their end.
 */
export function checkedContent(type: ProductType, name: string, content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return checked(endingFor(type, name), content);
}

/** The ending of a file by its name; throws when no such product has one. */
export function endingFor(type: ProductType, name: string): ProductFileEnding {
  if (unsafeName.test(name)) throw fileNameUnsafe();
  const ending = productFileEndings[type].find((each) => name.toLowerCase().endsWith(`.${each}`));
  if (!ending) throw fileOfWrongEnding(type);
  return ending;
}

async function* checked(ending: ProductFileEnding, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { isKind, isText } = kinds[ending];
  const decoder = new TextDecoder('utf8', { fatal: true });
  const decode = (part: Buffer | undefined) => {
    try {
      if (isText) decoder.decode(part, { stream: part !== undefined });
    } catch {
      throw fileOfOtherKind(ending);
    }
  };
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const part of content) {
    if (isText && part.includes(0)) throw fileOfOtherKind(ending);
    decode(part);
    if (!head) {
      yield part;
      continue;
    }
    head = Buffer.concat([head, part]);
    if (head.length < headBytes) continue;
    if (!isKind(head)) throw fileOfOtherKind(ending);
    yield head;
    head = undefined;
  }
  decode(undefined);
  if (!head || head.length === 0) return;
  if (!isKind(head)) throw fileOfOtherKind(ending);
  yield head;
}
