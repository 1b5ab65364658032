import { sidesOf } from './compared.ts';

test.each([
  ['en', 'What is the difference between PIM and AIM?', 'pim', 'aim'],
  ['en', 'how does the MIDP differ from a TIDP', 'the midp', 'a tidp'],
  ['en', 'LOD vs LOIN', 'lod', 'loin'],
  ['en', 'difference between EIR and BEP, and who writes them?', 'eir', 'bep'],
  ['pt-BR', 'qual a diferença entre o EIR e o BEP?', 'o eir', 'o bep'],
  ['pt-BR', 'como o MIDP difere do TIDP', 'o midp', 'tidp'],
  ['es', '¿Qué diferencia hay entre el PIM y el AIM?', 'el pim', 'el aim'],
  ['es', '¿en qué se diferencian el PIM y el AIM?', 'el pim', 'el aim'],
  ['pt-BR', 'PEB pré e pós', 'peb pre', 'peb pos'],
  ['en', 'Difference between the pre- and post-appointment BEP?', 'pre appointment bep?', 'post appointment bep?'],
  ['es', '¿Qué diferencia hay entre el PEB pre y post contractual?', 'peb pre contractual?', 'peb post contractual?'],
] as const)('%s: "%s" compares "%s" with "%s"', (language, question, one, other) => {
  expect(sidesOf(question, language)).toEqual([one, other]);
});

test('a question without two things has no sides', () => {
  expect(sidesOf('how are energy bills compared with what was designed', 'en')).toBeUndefined();
  expect(sidesOf('What is a CDE?', 'en')).toBeUndefined();
});
