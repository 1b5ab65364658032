import { FullTextSearch } from './full-text-search.ts';

const documents = [
  'ISO 19650 in practice',
  'ISO19650 checklist',
  'IFC 4 export',
  'IFC4 viewer',
  '4D planning',
  'Python',
]
  .concat(['Pythonic notes', 'Pyto', 'Door sheets', 'Version 3.2'])
  .map((name) => ({ name, labels: '', description: '', details: '' }));
const search = new FullTextSearch('en', documents);
const find = (query: string) => {
  const matches = search.search(query);
  return matches.best(0, 20).map((document) => documents[document]?.name);
};

test.each(['iso19650', 'iso1965', 'iso196', 'iso1', 'ISO 19650', 'iso-19650', 'iso19651'])('%s finds both', (query) => {
  expect(find(query).sort()).toEqual(['ISO 19650 in practice', 'ISO19650 checklist']);
});

test('those who write it as it is asked for come first', () => {
  expect(find('iso19650')[0]).toBe('ISO19650 checklist');
  expect(find('iso 19650')[0]).toBe('ISO 19650 in practice');
  expect(find('ifc4')).toEqual(['IFC4 viewer', 'IFC 4 export']);
  expect(find('ifc 4').sort()).toEqual(['IFC 4 export', 'IFC4 viewer']);
  expect(find('4d')).toEqual(['4D planning']);
});

test('a year is no other one, and what nothing is said of is not found by what goes with it', () => {
  const names = ['Revit 2026 tools', 'Revit basics', 'ISO 19650-1 in practice'];
  const years = new FullTextSearch(
    'en',
    names.map((name) => ({ name, labels: '', description: '', details: '' })),
    { needsYears: true },
  );
  const found = (query: string) => {
    const { best, count } = years.search(query);
    return best(0, count).map((document) => names[document]);
  };
  expect(found('revit 2026')).toEqual(['Revit 2026 tools']);
  expect(found('revit 2027')).toEqual([]);
  expect(found('2025')).toEqual([]);
  expect(found('iso 19650-1:2018')).toEqual(['ISO 19650-1 in practice']);
});

test('beginnings with a mistake are found, after words with a mistake, and only when nothing is spelled so', () => {
  expect(find('pyto')).toEqual(['Pyto']);
  expect(find('pytn')).toEqual(['Pyto', 'Python', 'Pythonic notes']);
  expect(find('pythn')).toEqual(['Python', 'Pythonic notes']);
  expect(find('pythonc')).toEqual(['Python', 'Pythonic notes']);
  expect(find('shet')).toEqual(['Door sheets']);
  expect(['pythn', 'pyto pythn', 'python', 'xylophone'].map((query) => search.search(query).guessed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
