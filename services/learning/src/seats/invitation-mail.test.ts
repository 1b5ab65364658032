import { languages } from '@arcada/contracts';
import { invitationMail, invitationTexts } from './invitation-mail.ts';

const facts = {
  name: 'Ada <Owner>',
  reader: undefined,
  course: 'Names & {name}',
  lessons: 12,
  duration: '2 h 15 min',
  href: 'https://shop.example/courses/names/invitation?seat=abc',
};
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each(languages)(
  'an invitation in %s says from whom, to what, its length, price and terms, as text and as HTML',
  (language) => {
    const { to, subject, text, html } = invitationMail(language, 'bia@example.com', facts);
    expect(to).toBe('bia@example.com');
    expect(subject).toContain('Ada <Owner>');
    // What a name contains is no placeholder.
    expect(subject).toContain('Names & {name}');
    const said = [invitationTexts.free[language], '2 h 15 min', '12', facts.href];
    for (const name of ['lead', 'sees', 'holds'] as const)
      said.push(invitationTexts[name][language].replace('{name}', facts.name));
    for (const one of said) {
      expect(text).toContain(one);
      expect(html).toContain(escaped(one));
    }
    for (const body of [text, html]) expect(body).not.toMatch(/\{(?!name)\w+\}/);
  },
);

test.each([
  ['en', 'Hello Bia <Lima>,'],
  ['pt-BR', 'Olá, Bia <Lima>!'],
  ['es', 'Hola, Bia <Lima>:'],
] as const)('an invitation in %s greets by the name of the buyer’s list', (language, greeting) => {
  const { text, html } = invitationMail(language, 'bia@example.com', { ...facts, reader: 'Bia <Lima>' });
  expect(text).toMatch(new RegExp(`^${greeting}\n`, 'm'));
  expect(html).toContain(escaped(greeting));
});

test.each(languages)('an invitation in %s names no one whose name could be advertising', (language) => {
  const { subject, text } = invitationMail(language, 'bia@example.com', { ...facts, course: 'Names', name: undefined });
  expect(subject).toMatch(/^(?:Someone gives|Alguém deu|Alguien te da) /);
  expect(text).not.toMatch(/[{}]|undefined/);
});

test('a course of one lesson has one', () => {
  expect(invitationMail('en', 'bia@example.com', { ...facts, lessons: 1 }).text).toContain('1 lesson, 2 h 15 min');
});
