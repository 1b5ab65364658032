import { slugSchema } from './list.schema.ts';
import { followingSlug, leadingName, slugOf } from './slug.ts';

test('an id is read from a title, and fits an address', () => {
  expect(slugOf('  Famílias Paramétricas: 2ª edição! ')).toBe('familias-parametricas-2-edicao');
  expect(slugSchema.safeParse(slugOf(`${'a'.repeat(99)} – ${'b'.repeat(99)}`)).success).toBe(true);
  expect(slugOf('Großer Łódź-Ærø þing')).toBe('grosser-lodz-aero-thing');
  expect(slugOf('構造')).toBe('');
});

test('the id follows the title until it is typed', () => {
  expect(followingSlug('', '', 'Level')).toBe('level');
  expect(followingSlug('level', 'Level', 'Level Guard')).toBe('level-guard');
  expect(followingSlug('guard', 'Level', 'Level Guard')).toBe('guard');
});

it('the English name leads, or the first that there is', () => {
  expect(leadingName({ en: 'Walls', 'pt-BR': 'Paredes', es: '' })).toBe('Walls');
  expect(leadingName({ en: ' ', 'pt-BR': '', es: 'Muros' })).toBe('Muros');
  expect(leadingName({ en: '', 'pt-BR': '', es: '' })).toBe('');
});
