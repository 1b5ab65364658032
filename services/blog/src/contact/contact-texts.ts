import { type Language, site } from '@arcada/contracts';

interface ContactTexts {
  /** Receipt mailed to the sender; `{name}`, `{service}` and `{reference}` are replaced. */
  receipt: {
    subject: string;
    greeting: string;
    greetingPlain: string;
    body: string;
    service: string;
    reference: string;
    notYou: string;
  };
}

const hours = site.claims.supportReplyHours;

export const contactTexts: Record<Language, ContactTexts> = {
  en: {
    receipt: {
      subject: 'We have received your message',
      greeting: 'Hello {name},',
      greetingPlain: 'Hello,',
      body: `Thank you for writing to us. Someone from our team will reply to this address, usually within ${hours} hours on working days.`,
      service: 'Your message is about: {service}',
      reference: 'Your reference: {reference}',
      notYou: 'If you did not write to us, someone else entered your address. You can ignore this email.',
    },
  },
  'pt-BR': {
    receipt: {
      subject: 'Recebemos a sua mensagem',
      greeting: 'Olá, {name}!',
      greetingPlain: 'Olá!',
      body: `Obrigado por escrever. Alguém da nossa equipe vai responder para este e-mail, normalmente em até ${hours} horas em dias úteis.`,
      service: 'Assunto da mensagem: {service}',
      reference: 'Sua referência: {reference}',
      notYou: 'Se você não escreveu para nós, outra pessoa informou o seu e-mail. Pode ignorar esta mensagem.',
    },
  },
  es: {
    receipt: {
      subject: 'Hemos recibido tu mensaje',
      greeting: 'Hola, {name}:',
      greetingPlain: 'Hola:',
      body: `Gracias por escribirnos. Alguien de nuestro equipo te responderá a esta dirección, normalmente en un plazo de ${hours} horas en días laborables.`,
      service: 'Asunto del mensaje: {service}',
      reference: 'Tu referencia: {reference}',
      notYou: 'Si no nos has escrito, otra persona indicó tu dirección. Puedes ignorar este correo.',
    },
  },
};
