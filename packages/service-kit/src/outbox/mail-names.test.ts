import { writeMail } from './mail-body.ts';
import { mailedName, unlinked } from './mail-names.ts';

it.each([
  ['Pay at https://evil.example/a.php?x=1', 'Pay at https: evil․example/a․php?x=1'],
  ['www.evil.example, or mailto:me@evil.example', 'www․evil․example, or mailto: me@evil․example'],
  ['http:/b:///evil.example', 'http:/b: /evil․example'],
  ['Set it to 1.5 m. Then save. Dots... and no more', 'Set it to 1․5 m. Then save. Dots... and no more'],
  ['Mail to: Ana', 'Mail to: Ana'],
  ['evil。example, evil．example, evil｡com or evil﹒com', 'evil․example, evil․example, evil․com or evil․com'],
  ['x＠evil．example, mailto：me@evil', 'x＠evil․example, mailto： me@evil'],
  ['https：//evil, https:／／evil', 'https： evil, https: evil'],
  ['図面です。 Ｗｉｄｔｈ： 2／3', '図面です。 Ｗｉｄｔｈ： 2／3'],
])('no mail program makes a link of what a stranger wrote: %s', (text, quoted) => {
  expect(unlinked(text)).toBe(quoted);
  const mail = writeMail('en', 'Quoted', [{ kind: 'text', text: unlinked(text) }]);
  expect(mail.text).toContain(quoted);
  expect(mail.html).toContain(quoted.replaceAll('․', '<span>.</span>'));
});

it.each([
  ['Ana Müller', true],
  ['J. P. Silva, PhD', true],
  ['Hochbau + Tiefbau GmbH & Co. KG', true],
  ['Arcada Security: confirm at https://evil.example/login NOW', false],
  ['Visit evil.example', false],
  ['evil．example', false],
  ['evil。example', false],
  ['Mail me@evil', false],
  ['www.evil', false],
])('a mail to others names somebody called %s: %s', (name, shown) => {
  expect(mailedName(name)).toBe(shown ? name : undefined);
});
