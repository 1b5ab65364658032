import { countSchedule } from './count-schedule.ts';

test.each([
  ['rows, when no column has counts', 'Family,Type\nDoor,A\nDoor,B\n', 2],
  ['the column Count, without the total', 'Type;Count\nA;3\nB;4\nGrand total;7\n', 7],
  [
    'Revit’s export: tabs, quotes, the title and an empty line above',
    '"Door Schedule"\t""\t""\n"Mark"\t"Type"\t"Count"\n\t\t\n"1"\t"36"" x 84"""\t"2"\n"2"\t"B"\t"5"\n"Grand total: 7"\t""\t"7"\n',
    7,
  ],
  ['Portuguese heads', '\ufeffTipo;Contagem\r\nA;10\r\nTotal geral;10\r\n', 10],
  [
    'thousands of Spanish and Portuguese schedules',
    'Tipo;Recuento\nMuros;1.200\nPuertas;30\nTotal general;1.230\n',
    1230,
  ],
  ['thousands with a comma, decimals of a whole number', 'Type\tCount\nWalls\t1,200\nDoors\t30.00\n', 1230],
  ['a separator in quotes', 'Name,Count\n"Wall, basic",6\n', 6],
])('%s', (_what, text, count) => {
  expect(countSchedule(text)).toMatchObject({ count, unread: [] });
});

test.each([
  ['nothing', ''],
  ['only a head', 'Mark,Count\n'],
  ['counts that are no numbers', 'Mark,Count\nA,some\n'],
])('%s can’t be counted', (_what, text) => {
  expect(countSchedule(text)).toBeUndefined();
});

test('what was taken for thousands, and what was not read, is named', () => {
  expect(countSchedule('Type;Count\nWalls;1.200\nRails;12,5 m\nDoors;30\n')).toEqual({
    count: 1230,
    grouped: '1.200',
    unread: [{ row: 3, text: '12,5 m' }],
  });
});
