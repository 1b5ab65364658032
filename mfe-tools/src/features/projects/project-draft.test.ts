import { languages } from '@arcada/contracts';
import { draftOf, emptyDraft, nextMonth, readDraft, readMoney, readNumber } from './project-draft.ts';

const draft = { ...emptyDraft('2026-11'), name: 'Library' };
const figure = { month: '2026-11', revenue: '10,5', hours: '' };

test.each([
  ['12.50', 12.5],
  ['12,5', 12.5],
  [' 7 ', 7],
  ['1.234,50', undefined],
  ['1.005', undefined],
  ['-1', undefined],
  ['', undefined],
  ['101', undefined],
])('"%s" is read as %s', (text, number) => {
  expect(readNumber(text, 100)).toBe(number);
});

test('what is left empty is nothing, not zero, except for money', () => {
  expect(readDraft({ ...draft, figures: [figure] }).input).toMatchObject({
    value: 0,
    endMonth: null,
    elements: null,
    figures: [{ month: '2026-11', revenue: 10.5, hours: null }],
  });
});

test.each(languages)('%s: a stored project becomes the same input again', (language) => {
  const input = {
    name: 'Library',
    client: 'City',
    discipline: 'mep' as const,
    status: 'completed' as const,
    value: 1_250_000.5,
    startMonth: '2026-01',
    endMonth: '2026-12',
    elements: { count: 12, source: 'ifc' as const, countedOn: '2026-11-20' },
    figures: [{ month: '2026-02', revenue: 1250, hours: 1250.5 }],
  };
  const stored = { ...input, id: '1', version: '1', createdAt: '', updatedAt: '' };
  const draft = draftOf(stored, language);
  expect(draft.value).toBe({ en: '1,250,000.50', 'pt-BR': '1.250.000,50', es: '1.250.000,50' }[language]);
  expect(readDraft(draft).input).toEqual(input);
});

test.each([
  [{ name: ' ' }, { name: 'common.required' }],
  [{ endMonth: '2026-10' }, { endMonth: 'project.endsBefore' }],
  [{ count: '5', countedOn: '' }, { countedOn: 'common.required' }],
  [{ count: 'many', countedOn: '2026-11-20' }, { count: 'project.countWrong' }],
  [{ figures: [figure, figure] }, { 'figures.1.month': 'project.monthTwice' }],
  [{ figures: [{ ...figure, hours: 'x' }] }, { 'figures.0.hours': 'project.hoursWrong' }],
])('%j is a fault', (change, faults) => {
  expect(readDraft({ ...draft, ...change })).toEqual({ faults });
});

test('the next month follows the last one; the first is the project’s', () => {
  expect(nextMonth(draft)).toBe('2026-11');
  expect(nextMonth({ ...draft, figures: [{ ...figure, month: '2026-12' }, figure] })).toBe('2027-01');
});

test.each([
  ['1.250.000,50', 1_250_000.5],
  ['1,250,000.50', 1_250_000.5],
  ['1 250 000,5', 1_250_000.5],
  ['1.250.000', 1_250_000],
  ['1250000,50', 1_250_000.5],
  ['1.250', undefined],
  ['1.2.3', undefined],
  ['1,25,000.5', undefined],
])('the amount %s is %s', (text, amount) => {
  expect(readNumber(text, 1e9)).toBe(amount);
});

test.each([
  ['45,000', 45_000],
  ['45.000', 45_000],
  ['1,250,000', 1_250_000],
  ['40.000,50', 40_000.5],
  ['45,00', 45],
  ['0.500', undefined],
  ['4500,000', undefined],
  ['', 0],
])('the money %s is %s', (text, amount) => {
  expect(readMoney(text)).toBe(amount);
});
