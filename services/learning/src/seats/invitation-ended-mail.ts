import { type Language, oneLine, type Translated } from '@arcada/contracts';
import { writeMail } from '@arcada/service-kit';

export const endedTexts = {
  subject: {
    en: 'Your invitation to the course “{course}” has ended',
    'pt-BR': 'Seu convite para o curso “{course}” terminou',
    es: 'Tu invitación al curso «{course}» ha terminado',
  },
  lead: {
    en: 'The order that paid for your seat in the course “{course}” was refunded, so the seat is no longer there for you, and the link in the invitation no longer works.',
    'pt-BR':
      'O pedido que pagou a sua vaga no curso “{course}” foi reembolsado. Por isso a vaga não está mais disponível para você, e o link do convite não funciona mais.',
    es: 'El pedido que pagó tu plaza en el curso «{course}» se ha reembolsado. Por eso la plaza ya no está disponible para ti, y el enlace de la invitación ya no funciona.',
  },
  again: {
    en: 'Whoever invited you knows of it, and can invite you again with another seat. You need not do anything.',
    'pt-BR': 'Quem convidou você foi avisado e pode convidar de novo com outra vaga. Você não precisa fazer nada.',
    es: 'Quien te invitó lo sabe y puede invitarte de nuevo con otra plaza. No tienes que hacer nada.',
  },
} satisfies Record<string, Translated>;

/** To who had an invitation that a refund has ended before it was accepted. */
export function invitationEndedMail(language: Language, to: string, course: string) {
  const say = (text: keyof typeof endedTexts) => endedTexts[text][language].replace('{course}', () => course);
  const subject = oneLine(say('subject'));
  const body = writeMail(language, subject, [
    { kind: 'text', text: say('lead') },
    { kind: 'text', text: say('again') },
  ]);
  return { to: oneLine(to), subject, ...body };
}
