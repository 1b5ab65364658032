import type { SourceKind } from '@arcada/contracts';
import { namesPerson } from './persons.ts';

test.each<[string, SourceKind, boolean]>([
  ['Helena Prado, Information management lead.', 'page', true],
  ['This page follows the law of the European Union.', 'page', false],
  ['Instructor: Diego Salazar.', 'course', true],
  ['Instrutora: Nora Whitfield.', 'course', true],
  ['Navisworks Manage or Simulate 2024 or newer', 'course', false],
  ['Written by Maria da Silva last May.', 'post', true],
  ['The lead party approves it.', 'topic', false],
])('"%s" of a %s names a person: %s', (sentence, kind, expected) => {
  expect(namesPerson(sentence, kind)).toBe(expected);
});
