import type { Logo } from '@arcada/bim';
import { requirePicture } from './logo-signature.ts';

const logo = (type: Logo['type'], bytes: string): Logo => ({
  type,
  data: Buffer.from(bytes, 'latin1').toString('base64'),
  width: 1,
  height: 1,
});
const png = '\x89PNG\r\n\x1a\n';

test('accepts no logo, and the pictures that it says it is', () => {
  for (const one of [null, logo('image/png', `${png}…`), logo('image/jpeg', '\xff\xd8\xff\xe0…')])
    expect(() => requirePicture(one)).not.toThrow();
});

test.each([
  ['markup', logo('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture of another type', logo('image/jpeg', png)],
  ['the start of a signature', logo('image/png', png.slice(0, 7))],
])('refuses %s', (_, wrong) => {
  expect(() => requirePicture(wrong)).toThrow(expect.objectContaining({ code: 'tools.document.logo', status: 422 }));
});
