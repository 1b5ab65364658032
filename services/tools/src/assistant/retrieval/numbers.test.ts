import { countsPeople, hasDuration, hasFrequency, hasNumber, hasQuantity, hasTime } from './numbers.ts';

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

test.each([
  ['en', 'A released seat is free at once.', false, true],
  ['en', 'A seat is for 3 machines.', true, false],
  ['pt-BR', 'Documentos na lixeira: 30 dias', true, true],
  ['pt-BR', 'O curso tem onze ou doze aulas.', true, false],
  ['pt-BR', 'Vence depois da entrega.', false, true],
  ['pt-BR', 'Primeiro um, depois o outro.', false, false],
  ['es', 'El certificado no caduca.', false, true],
  ['es', 'Vence después de la entrega.', false, true],
  ['es', 'Primero uno, después el otro.', false, false],
  ['es', 'El curso tiene diez lecciones.', true, false],
] as const)('%s: "%s" has a number: %s; a time: %s', (language, text, number, time) => {
  expect([hasNumber(text, language), hasTime(text, language)]).toEqual([number, time]);
});

test.each([
  ['en', 'It ends within 10 working days.', true, false],
  ['en', 'ISO 19650 was published in 2018.', false, false],
  ['en', 'The model is tested every week.', false, true],
  ['en', 'Six days of the week are working days.', true, false],
  ['pt-BR', 'O prazo é de cinco dias úteis.', true, false],
  ['pt-BR', 'O teste é semanal.', true, true],
  ['pt-BR', 'São seis partes publicadas.', false, false],
  ['es', 'El plazo es de 5 días.', true, false],
  ['es', 'Se comprueba cada mes.', false, true],
  ['es', 'Hay seis partes publicadas.', false, false],
] as const)('%s: "%s" has a length of time: %s; how often: %s', (language, text, duration, frequency) => {
  expect([hasDuration(text, language), hasFrequency(text, language)]).toEqual([duration, frequency]);
});

test.each([
  ['en', 'Per group of four to ten people.', true],
  ['en', 'Between four and ten participants per group', true],
  ['en', 'People leave after ten days.', false],
  ['pt-BR', 'Por turma de quatro a dez pessoas.', true],
  ['es', 'Por grupo de cuatro a diez personas.', true],
] as const)('%s: "%s" says how many people: %s', (language, text, expected) => {
  expect(countsPeople(text, language)).toBe(expected);
});
