import type { Logo } from '@arcada/bim';
import { requirePicture } from './logo-signature.ts';

const logo = (type: Logo['type'], bytes: string): Logo => ({
  type,
  data: Buffer.from(bytes, 'latin1').toString('base64'),
  width: 1,
  height: 1,
});
const png = '\x89PNG\r\n\x1a\n';

test('accepts no logo, and PNG and JPEG under either name', () => {
  for (const one of [
    null,
    logo('image/png', `${png}…`),
    logo('image/png', '\xff\xd8\xff\xe0…'),
    logo('image/jpeg', png),
  ])
    expect(() => requirePicture(one)).not.toThrow();
});

test.each([
  ['markup', logo('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the start of a signature', logo('image/png', png.slice(0, 7))],
])('refuses %s', (_, wrong) => {
  expect(() => requirePicture(wrong)).toThrow(expect.objectContaining({ code: 'tools.document.logo', status: 422 }));
});
