import { fullNameForOthers, namesSite } from './site-name.ts';

it.each([
  'Arcada',
  'arcada',
  'Arcada Security',
  'Suporte da ARCADA',
  'Equipe “Arcada”',
  'Árcada',
  'Аrсаdа Support',
  'ＡＲＣＡＤＡ',
  'Ar\u200bcada',
  'A.R.C.A.D.A.',
  'A r c a d a',
  'arcada_2',
  'arcada1',
  'arcadasupport',
  'team-arcada',
  'ᴀʀᴄᴀᴅᴀ',
  'ꓮrcada',
  'Ꭺrcada',
  'Arc\u115fada',
  'Arc\u034fada',
  'Ar-cada',
  'team_ar.ca.da',
  'Аяcadа',
  'Λrcada',
  'Arc4da',
  '🅰rcada',
  'Arcađa',
])('%j passes for the site', (name) => {
  expect(namesSite(name)).toBe(true);
});

it.each([
  'Ana Carvalho',
  'Clara Domínguez',
  'J.R.R. Tolkien',
  'Ana Souza, M.Sc.',
  'Eng.º João',
  'Arcadia Lima',
  'Arcádio',
  'hora_marcada',
  'Marc Ada',
  'Marc-Ada',
  'Arca-Lima, Ada',
  'Arca da Silva',
  '',
])('%j is no name of the site', (name) => {
  expect(namesSite(name)).toBe(false);
});

test('only admins are shown by it', () => {
  const fullName = 'Arcada Support';
  expect(fullNameForOthers({ fullName, role: 'admin' })).toBe(fullName);
  expect(fullNameForOthers({ fullName, role: 'producer' })).toBeNull();
  expect(fullNameForOthers({ fullName: 'Ana Lima', role: 'customer' })).toBe('Ana Lima');
  expect(fullNameForOthers({ fullName: null, role: 'customer' })).toBeNull();
});
