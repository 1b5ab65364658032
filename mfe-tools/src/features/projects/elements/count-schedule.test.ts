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
  ['a separator in quotes', 'Name,Count\n"Wall, basic",6\n', 6],
])('%s', (_what, text, count) => {
  expect(countSchedule(text)).toBe(count);
});

test.each([
  ['nothing', ''],
  ['only a head', 'Mark,Count\n'],
  ['counts that are no numbers', 'Mark,Count\nA,some\n'],
])('%s can’t be counted', (_what, text) => {
  expect(countSchedule(text)).toBeUndefined();
});
