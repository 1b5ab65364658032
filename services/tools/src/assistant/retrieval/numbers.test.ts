import { hasQuantity } from './numbers.ts';

test.each([
  ['en', 'The lost computer is released in 5 minutes.', true],
  ['en', 'A released seat is free at once.', true],
  ['en', 'The owner releases the seat.', false],
  ['pt-BR', 'O assento fica livre na hora.', true],
  ['pt-BR', 'O responsável libera o assento.', false],
  ['es', 'El puesto queda libre al momento.', true],
  ['es', 'El responsable libera el puesto.', false],
] as const)('%s: "%s" says how many or how long: %s', (language, text, quantity) => {
  expect(hasQuantity(text, language)).toBe(quantity);
});
