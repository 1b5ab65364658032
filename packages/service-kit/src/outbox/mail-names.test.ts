import { writeMail } from './mail-body.ts';
import { isOnlyName, mailedName, publicName, unlinked } from './mail-names.ts';

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
  ['Dr. Ana Souza', true],
  ['J.R.R. Tolkien', true],
  ["O'Neil, Jr.", true],
  ['Maria da Silva e Souza', true],
  ['Dr.Ana Souza', true],
  ['Prof.Dr.Ana Souza', true],
  ['Ana Souza, M.Sc.', true],
  ['Ana Souza (M.Sc)', true],
  ['M.Sc. Ana Souza', true],
  ['M.Sc.Ana Souza', true],
  ['Ana Souza, Ph.D.', true],
  ['Eng.º João Lima', true],
  ['Eng.ºJoão Lima', true],
  ['Arq.José-María Díaz', true],
  ['Dipl.Ing. Hans Müller', true],
  ['J.Silva', true],
  ['J.R.Tolkien', true],
  ['Arcada Security: confirm at https://evil.example/login NOW', false],
  ['Visit evil.example', false],
  ['evil．example', false],
  ['evil。example', false],
  ['Mail me@evil', false],
  ['www.evil', false],
  ['ana.com', false],
  ['Ana t.me/x', false],
  ['visit evil.co now', false],
  ['Dr.Evil.Example', false],
  ['Dr.evil', false],
  ['Dr.Evil/now', false],
  ['Mr.Bet Now', false],
  ['Dr.Com', false],
  ['Dr.Co', false],
  ['Prof.Dr.Online', false],
  ['Ana.Souza', false],
  ['X.Com', false],
  ['T.me/evil', false],
  ['m.sc', false],
  ['x.sc', false],
  ['M.Sc/evil', false],
  ['M.Sc:80', false],
  ['M.Sc.evil', false],
  ['M.Sc.com', false],
  ['evil.M.Sc', false],
  ['Ana M.Sc evil.example', false],
  ['J.Evil@evil', false],
  ['Dr．Evil．Example', false],
])('a mail to others, a certificate and a review name somebody called %s: %s', (fullName, shown) => {
  expect(mailedName(fullName)).toBe(shown ? fullName : undefined);
  expect(publicName({ fullName, username: 'ana' })).toBe(shown ? fullName : 'ana');
});

it.each([
  'Ana Müller',
  'José Luis García Márquez',
  'Ana Maria de Souza',
  'ana_silva-2',
  'Dr. Ana Souza',
  'Prof. Dr. Hans Müller',
  'Dipl.-Ing. Hans Müller',
  'Sra. Souza',
  'J. Silva',
  'Ana S.',
  'J.R.R. Tolkien',
  'J. R. R. Tolkien',
  'A.C. de Souza',
  "O'Neil, Jr.",
  'Sammy Davis Jr.',
])('a stranger may be greeted as %s', (name) => {
  expect(isOnlyName(name)).toBe(true);
});

it.each([
  'evil.example',
  'Evil.Example',
  'EVIL.EXAMPLE',
  'Evil.example Now',
  'evil . example',
  'Evil . Example',
  'evil. example',
  'Evil. Example',
  'Evil .Example',
  'Visit Evil.Example',
  'Ana at evil.example',
  'Dr.Evil.Example',
  'Dr.Evil Example',
  'Dr. evil',
  'Dr. Evil.com',
  'Dr. www.evil',
  'Mr.Evil',
  'J.Evil',
  'J.R.Evil Example',
  'J.Co Now',
  'J.R.co Now',
  'J. R.co',
  'E.V.I.L.E. Example',
  'Evil J.co',
  'Evil Jr.com',
  'Evil, Jr.com',
  'Evil, Jr. Visit',
  'Evil Com.',
  'T.me/evil Now',
  'J. R./evil',
  'J.R@evil Now',
  'Ana Evil:80',
  'Ana Lima https://evil.example',
  'https：//evil Now',
  'Evil。Example Now',
  'Evil．Example Now',
  'Evil｡Com Now',
  'Evil﹒Com Now',
  'Evil․Com Now',
  'J．R．R． Tolkien',
  'Dr。 Ana Souza',
  'J。R。 Tolkien',
  'X＠evil Now',
  'X@Evil Now',
  'Ana (Evil Com)',
  'Ana\nEvil.example',
  'Dr. Ana\nSouza',
  'Ana Evil\u200b.example',
])('a stranger is not greeted as %j', (text) => {
  expect(isOnlyName(text)).toBe(false);
});

test('mails make no link of a title either', () => {
  const { text, html } = writeMail('en', 'Named', [{ kind: 'text', text: 'Hello Dr.Ana Souza, M.Sc.,' }]);
  expect(html).toContain('Hello Dr<span>.</span>Ana Souza, M<span>.</span>Sc.,');
  expect(text).toContain('Hello Dr․Ana Souza, M․Sc.,');
});
