import type { Language } from '@arcada/contracts';

interface NewsletterTexts {
  /** Shown for a used or expired link */
  linkExpired: { title: string; text: string };
  confirmMail: { subject: string; body: string; button: string; ignore: string };
  mailFooter: { reason: string; unsubscribe: string };
}

export const newsletterTexts: Record<Language, NewsletterTexts> = {
  en: {
    linkExpired: {
      title: 'This link is no longer valid',
      text: 'It has been used or has expired. Enter your address again and we’ll send a new one.',
    },
    confirmMail: {
      subject: 'Please confirm your address',
      body: 'Someone, probably you, signed up for our monthly newsletter with this address. Confirm it and we’ll send you the next issue.',
      button: 'Confirm address',
      ignore: 'If it wasn’t you, ignore this message. We send nothing without confirmation.',
    },
    mailFooter: {
      reason: 'You receive this newsletter because you confirmed your address.',
      unsubscribe: 'Unsubscribe with one click',
    },
  },
  'pt-BR': {
    linkExpired: {
      title: 'Este link não é mais válido',
      text: 'Ele já foi usado ou expirou. Informe o seu e-mail de novo, e enviaremos outro.',
    },
    confirmMail: {
      subject: 'Confirme seu e-mail',
      body: 'Alguém, provavelmente você, informou este e-mail para receber a nossa newsletter mensal. Confirme, e enviaremos a próxima edição.',
      button: 'Confirmar e-mail',
      ignore: 'Se não foi você, ignore esta mensagem. Sem a confirmação não enviamos nada.',
    },
    mailFooter: {
      reason: 'Você recebe esta newsletter porque confirmou o seu e-mail.',
      unsubscribe: 'Cancelar a assinatura com um clique',
    },
  },
  es: {
    linkExpired: {
      title: 'Este enlace ya no es válido',
      text: 'Ya se ha usado o ha caducado. Escribe tu dirección otra vez y te enviaremos uno nuevo.',
    },
    confirmMail: {
      subject: 'Confirma tu dirección',
      body: 'Alguien, probablemente tú, ha indicado esta dirección para recibir nuestro boletín mensual. Confírmala y te enviaremos el próximo número.',
      button: 'Confirmar dirección',
      ignore: 'Si no fuiste tú, ignora este mensaje. Sin la confirmación no enviamos nada.',
    },
    mailFooter: {
      reason: 'Recibes este boletín porque confirmaste tu dirección.',
      unsubscribe: 'Cancelar la suscripción con un clic',
    },
  },
};
