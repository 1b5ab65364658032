import { buffer } from 'node:stream/consumers';
import type { ProductType } from '@arcada/contracts';
import { checkedContent } from './checked-content.ts';

async function* inParts(content: Buffer, bytes: number) {
  for (let at = 0; at < content.length; at += bytes) yield content.subarray(at, at + bytes);
}

/** What is kept of a file that arrives in parts of this size, or the code of its refusal. */
const kept = async (type: ProductType, name: string, content: Buffer, bytes: number): Promise<Buffer | string> => {
  try {
    return await buffer(checkedContent(type, name, inParts(content, bytes)));
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const long = 'x'.repeat(3000);
const zip = Buffer.from(`PK\u0003\u0004${long}`);
const python = Buffer.from(`# ação\nprint("${long}")`);

test.each<[ProductType, string, Buffer]>([
  ['plugin', 'walls.zip', zip],
  ['script', 'walls.whl', zip],
  ['script', 'walls.py', python],
  ['script', 'walls.ipynb', Buffer.from('{"cells": []}')],
  ['dynamo', 'Walls.DYN', Buffer.from('\ufeff  {"Uuid": "ç"}')],
  ['dynamo', 'walls.dyf', Buffer.from('<Workspace Version="1.3">')],
  ['plugin', 'walls.pdf', Buffer.from(`%PDF-1.7 ${long}`)],
  ['script', 'walls.py', Buffer.alloc(0)],
])('%s: %s is kept as it is, however it arrives', async (type, name, content) => {
  for (const bytes of [1, 7, 100_000]) expect(await kept(type, name, content, bytes)).toEqual(content);
});

test.each<[ProductType, string, Buffer]>([
  ['plugin', 'walls.zip', python],
  ['plugin', 'walls.msi', zip],
  ['dynamo', 'walls.dyn', Buffer.from('def walls():')],
  ['dynamo', 'walls.dyn', zip],
  ['script', 'walls.py', Buffer.concat([python, Buffer.from([0xff])])],
  ['script', 'walls.py', Buffer.concat([python, Buffer.from([0xc3])])],
  ['script', 'walls.py', Buffer.concat([python, Buffer.from([0])])],
])('%s: %s with another content is refused', async (type, name, content) => {
  for (const bytes of [1, 7, 100_000]) expect(await kept(type, name, content, bytes)).toBe('store.product.file-kind');
});

test('what is not sold as such a product is refused by its name', () => {
  for (const [type, name] of [
    ['plugin', 'walls.dyn'],
    ['script', 'walls.exe'],
    ['dynamo', 'zip'],
  ] as const)
    expect(() => checkedContent(type, name, inParts(zip, 10))).toThrow(
      expect.objectContaining({ code: 'store.product.file-ending', status: 400 }),
    );
});

test.each(['=cmd|1.py', '+walls.py', '@walls.py', '<b>walls</b>.py', 'a/walls.py', 'walls\u0007.py'])(
  'a file named %j is refused: more than a name could be read in it',
  async (name) => {
    expect(await kept('script', name, python, 100)).toBe('store.product.file-name');
  },
);
