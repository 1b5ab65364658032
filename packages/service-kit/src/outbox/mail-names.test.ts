import { writeMail } from './mail-body.ts';
import { unlinked } from './mail-names.ts';

it.each([
  ['Pay at https://evil.example/a.php?x=1', 'Pay at https: evil․example/a․php?x=1'],
  ['www.evil.example, or mailto:me@evil.example', 'www․evil․example, or mailto: me@evil․example'],
  ['http:/b:///evil.example', 'http:/b: /evil․example'],
  ['Set it to 1.5 m. Then save. Dots... and no more', 'Set it to 1․5 m. Then save. Dots... and no more'],
  ['Mail to: Ana', 'Mail to: Ana'],
])('no mail program makes a link of what a stranger wrote: %s', (text, quoted) => {
  expect(unlinked(text)).toBe(quoted);
  const mail = writeMail('en', 'Quoted', [{ kind: 'text', text: unlinked(text) }]);
  expect(mail.text).toContain(quoted);
  expect(mail.html).toContain(quoted.replaceAll('․', '<span>.</span>'));
});
