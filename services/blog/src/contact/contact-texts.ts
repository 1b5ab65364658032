import type { Language } from '@arcada/contracts';

interface ContactTexts {
  /** Receipt mailed to the sender; {name} is replaced */
  receipt: { subject: string; body: string };
}

export const contactTexts: Record<Language, ContactTexts> = {
  en: {
    receipt: {
      subject: 'We have received your message',
      body: 'Hello {name},\n\nthank you for writing to us. Your message has arrived, and someone from our team will answer it.',
    },
  },
  'pt-BR': {
    receipt: {
      subject: 'Recebemos a sua mensagem',
      body: 'Olá, {name}.\n\nObrigado por escrever. A sua mensagem chegou, e alguém da equipe vai responder.',
    },
  },
  es: {
    receipt: {
      subject: 'Hemos recibido tu mensaje',
      body: 'Hola, {name}:\n\nGracias por escribirnos. Tu mensaje ha llegado y alguien del equipo te responderá.',
    },
  },
};
