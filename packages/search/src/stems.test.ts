import type { Language } from '@arcada/contracts';
import { FullTextSearch } from './full-text-search.ts';
import { stemIn, stemOfFolded } from './stems.ts';
import { fold } from './words.ts';

test.each<[Language, string, string]>([
  ['en', 'clash', 'clashes'],
  ['en', 'level', 'levels'],
  ['en', 'graph', 'graphs'],
  ['en', 'parameter', 'parameters'],
  ['en', 'family', 'families'],
  ['pt-BR', 'folha', 'folhas'],
  ['pt-BR', 'colisão', 'colisões'],
  ['pt-BR', 'coordenação', 'coordenações'],
  ['pt-BR', 'nível', 'níveis'],
  ['pt-BR', 'parâmetro', 'parâmetros'],
  ['pt-BR', 'material', 'materiais'],
  ['pt-BR', 'perfil', 'perfis'],
  ['pt-BR', 'imagem', 'imagens'],
  ['pt-BR', 'plugin', 'plugins'],
  ['pt-BR', 'sheet', 'sheets'],
  ['es', 'plano', 'planos'],
  ['es', 'nivel', 'niveles'],
  ['es', 'colisión', 'colisiones'],
  ['es', 'luz', 'luces'],
  ['es', 'graph', 'graphs'],
  ['es', 'imagen', 'imágenes'],
  ['es', 'coordinación', 'coordinaciones'],
])('in %s %s and %s are one word, with and without accents', (language, one, several) => {
  expect(stemOfFolded(fold(one), language)).toBe(stemOfFolded(fold(several), language));
});

describe('an index that knows stems', () => {
  const names = ['Clash report', 'Clashing models', 'Classic walls', 'Level checker', 'Levels from CSV', 'ISO 19650'];
  const text = (name: string) => ({ name, labels: '', description: '', details: '' });
  const index = new FullTextSearch('en', names.map(text), { stem: stemIn('en') });
  const find = (query: string) => {
    const { best, count } = index.search(query);
    return best(0, count).map((document) => names[document]);
  };

  test('finds singular and plural by each other, the word as it is asked for first', () => {
    expect(find('clashes').sort()).toEqual(['Clash report', 'Clashing models']);
    expect(find('levels')).toEqual(['Levels from CSV', 'Level checker']);
    expect(find('level')).toEqual(['Level checker', 'Levels from CSV']);
  });

  test('still forgives typing mistakes, and only in words that nothing has', () => {
    expect(find('levl').sort()).toEqual(['Level checker', 'Levels from CSV']);
    expect(find('clasic')).toEqual(['Classic walls']);
    expect(find('iso19650')).toEqual(['ISO 19650']);
  });

  test('forgets the forms of what is removed', () => {
    const changing = new FullTextSearch('en', names.map(text), { stem: stemIn('en') });
    changing.remove(4, text('Levels from CSV'));
    expect(changing.search('levels').count).toBe(1);
    changing.remove(3, text('Level checker'));
    expect(changing.search('levels').count).toBe(0);
  });
});
