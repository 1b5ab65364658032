import { createTexts } from '../../language.ts';
import { keepTexts } from './kept-texts.ts';

test('returns the same texts as before, with and without variables', async () => {
  const texts = await createTexts('en');
  texts.addResourceBundle('en', 'store', {
    list: { title: 'Products', count: '{{n}} of {{all}}', files_one: '{{count}} file', files_other: '{{count}} files' },
  });
  texts.addResourceBundle('en', 'blog', { list: { title: 'Posts' } });
  keepTexts(texts);
  for (let time = 0; time < 2; time += 1) {
    const store = texts.getFixedT('en', 'store');
    expect(store('list.title')).toBe('Products');
    expect(store('list.count', { n: 3, all: 4 })).toBe('3 of 4');
    expect(store('list.count', { n: 5, all: 6 })).toBe('5 of 6');
    expect(texts.getFixedT('en', 'blog')('list.title')).toBe('Posts');
    expect(texts.getFixedT('en', ['blog', 'store'])('list.count', { n: 1, all: 2 })).toBe('1 of 2');
    expect(store('list.count', { n: '3', all: [4] })).toBe('3 of 4');
    expect(store('list.files', { count: 1 })).toBe('1 file');
    expect(store('list.files', { count: 2 })).toBe('2 files');
    expect(store('not.there')).toBe('not.there');
  }
});
