import { type Language, oneLine, type Translated } from '@arcada/contracts';
import { writeMail } from '@arcada/service-kit';

export const invitationTexts = {
  subject: {
    en: 'A seat for you in the course “{course}”',
    'pt-BR': 'Uma vaga no curso “{course}” para você',
    es: 'Una plaza en el curso «{course}» para ti',
  },
  greeting: { en: 'Hello,', 'pt-BR': 'Olá!', es: 'Hola:' },
  lead: {
    en: '{name} has given you a seat in the course “{course}”. Sign in or create an account to accept it.',
    'pt-BR': '{name} deu a você uma vaga no curso “{course}”. Entre ou crie uma conta para aceitá-la.',
    es: '{name} te ha dado una plaza en el curso «{course}». Inicia sesión o crea una cuenta para aceptarla.',
  },
  accept: { en: 'Take the seat', 'pt-BR': 'Aceitar a vaga', es: 'Aceptar la plaza' },
  once: {
    en: 'The link works once. If you did not expect this, ignore it: nothing will happen.',
    'pt-BR': 'O link funciona uma única vez. Se você não esperava este convite, ignore-o: nada acontece.',
    es: 'El enlace funciona una sola vez. Si no esperabas esta invitación, ignórala: no pasará nada.',
  },
} satisfies Record<string, Translated>;

/** The invitation to a seat, in the language of the inviting person. */
export function invitationMail(language: Language, to: string, facts: { name: string; course: string; href: string }) {
  const say = (name: keyof typeof invitationTexts) =>
    invitationTexts[name][language].replace('{name}', () => facts.name).replace('{course}', () => facts.course);
  const subject = oneLine(say('subject'));
  const body = writeMail(language, subject, [
    { kind: 'text', text: say('greeting') },
    { kind: 'text', text: say('lead') },
    { kind: 'button', label: say('accept'), href: facts.href },
    { kind: 'note', text: say('once') },
  ]);
  return { to: oneLine(to), subject, ...body };
}
