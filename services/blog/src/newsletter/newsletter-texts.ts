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
      body: 'Somebody, probably you, has entered this address for our monthly letter. Confirm it and we shall send the next one.',
      button: 'Confirm address',
      ignore: 'If it was not you, ignore this message. Without the confirmation we send nothing.',
    },
    mailFooter: {
      reason: 'You receive this letter because you confirmed your address.',
      unsubscribe: 'Unsubscribe with one click',
    },
  },
  'pt-BR': {
    linkExpired: {
      title: 'Este link não vale mais',
      text: 'Ele já foi usado ou é antigo demais. Informe o seu endereço de novo, e enviaremos outro.',
    },
    confirmMail: {
      subject: 'Confirme o seu endereço',
      body: 'Alguém, provavelmente você, informou este endereço para receber a nossa carta mensal. Confirme, e enviaremos a próxima.',
      button: 'Confirmar endereço',
      ignore: 'Se não foi você, ignore esta mensagem. Sem a confirmação não enviamos nada.',
    },
    mailFooter: {
      reason: 'Você recebe esta carta porque confirmou o seu endereço.',
      unsubscribe: 'Cancelar a assinatura com um clique',
    },
  },
  es: {
    linkExpired: {
      title: 'Este enlace ya no es válido',
      text: 'Se ha usado o es demasiado antiguo. Escribe tu dirección otra vez y te enviaremos uno nuevo.',
    },
    confirmMail: {
      subject: 'Confirma tu dirección',
      body: 'Alguien, probablemente tú, ha escrito esta dirección para recibir nuestra carta mensual. Confírmala y te enviaremos la próxima.',
      button: 'Confirmar dirección',
      ignore: 'Si no fuiste tú, ignora este mensaje. Sin la confirmación no enviamos nada.',
    },
    mailFooter: {
      reason: 'Recibes esta carta porque confirmaste tu dirección.',
      unsubscribe: 'Cancelar la suscripción con un clic',
    },
  },
};
