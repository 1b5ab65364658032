interface NewsletterTexts {
  title: string;
  lead: string;
  email: string;
  placeholder: string;
  submit: string;
  privacy: string;
  /** Exact in English: product.md, sections 4, 5 and 8 */
  submitting: string;
  emailInvalid: string;
  thanks: string;
  successTitle: string;
  successText: string;
  thankYou: string;
  errorTitle: string;
  failed: string;
  somethingWrong: string;
  /** Pages behind the links of the mails */
  confirmed: { title: string; text: string };
  linkExpired: { title: string; text: string };
  unsubscribed: { title: string; text: string; undo: string };
  confirmMail: { subject: string; body: string; button: string; ignore: string };
  mailFooter: { reason: string; unsubscribe: string };
}

export interface NewsletterSeed {
  texts: { en: NewsletterTexts; 'pt-BR': NewsletterTexts; es: NewsletterTexts };
}

export const newsletter: NewsletterSeed = {
  texts: {
    en: {
      title: 'One useful letter a month',
      lead: 'New articles, a script or a graph to take away, and what changed in the tools. No advertising by others.',
      email: 'E-mail address',
      placeholder: 'name@company.com',
      submit: 'Subscribe',
      privacy: 'Your address is used for this letter alone. One click ends it.',
      submitting: 'Subscribing...',
      emailInvalid: 'Please enter a valid email address',
      thanks: 'Thanks for subscribing! Check your email for confirmation.',
      successTitle: 'Success!',
      successText: "You've been subscribed to our newsletter.",
      thankYou: 'Thank you for subscribing!',
      errorTitle: 'Error',
      failed: 'Failed to subscribe. Please try again.',
      somethingWrong: 'Something went wrong. Please try again.',
      confirmed: {
        title: 'Your address is confirmed',
        text: 'The next letter will reach you. Until then, the articles are on the blog.',
      },
      linkExpired: {
        title: 'This link is no longer valid',
        text: 'It has been used or is too old. Enter your address again and we shall send a new one.',
      },
      unsubscribed: {
        title: 'You have been unsubscribed',
        text: 'You will get no more letters from us. You need do nothing else.',
        undo: 'That was a mistake: subscribe again',
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
      title: 'Uma carta útil por mês',
      lead: 'Artigos novos, um script ou uma rotina para levar e o que mudou nas ferramentas. Sem publicidade de terceiros.',
      email: 'Endereço de e-mail',
      placeholder: 'nome@empresa.com.br',
      submit: 'Assinar',
      privacy: 'O seu endereço serve só para esta carta. Um clique encerra.',
      submitting: 'Assinando...',
      emailInvalid: 'Informe um endereço de e-mail válido',
      thanks: 'Obrigado por assinar! Confirme pelo e-mail que enviamos.',
      successTitle: 'Sucesso!',
      successText: 'Você assinou a nossa newsletter.',
      thankYou: 'Obrigado por assinar!',
      errorTitle: 'Erro',
      failed: 'Não foi possível assinar. Tente novamente.',
      somethingWrong: 'Algo deu errado. Tente novamente.',
      confirmed: {
        title: 'O seu endereço está confirmado',
        text: 'A próxima carta vai chegar até você. Enquanto isso, os artigos estão no blog.',
      },
      linkExpired: {
        title: 'Este link não vale mais',
        text: 'Ele já foi usado ou é antigo demais. Informe o seu endereço de novo, e enviaremos outro.',
      },
      unsubscribed: {
        title: 'A sua assinatura foi cancelada',
        text: 'Você não vai receber mais cartas nossas. Não precisa fazer mais nada.',
        undo: 'Foi engano: assinar de novo',
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
      title: 'Una carta útil al mes',
      lead: 'Artículos nuevos, un script o una rutina para llevarte y lo que cambió en las herramientas. Sin publicidad ajena.',
      email: 'Dirección de correo',
      placeholder: 'nombre@empresa.com',
      submit: 'Suscribirme',
      privacy: 'Tu dirección se usa solo para esta carta. Un clic la termina.',
      submitting: 'Suscribiendo...',
      emailInvalid: 'Escribe una dirección de correo válida',
      thanks: '¡Gracias por suscribirte! Revisa tu correo para confirmar.',
      successTitle: '¡Listo!',
      successText: 'Te has suscrito a nuestro boletín.',
      thankYou: '¡Gracias por suscribirte!',
      errorTitle: 'Error',
      failed: 'No se pudo completar la suscripción. Inténtalo de nuevo.',
      somethingWrong: 'Algo ha salido mal. Inténtalo de nuevo.',
      confirmed: {
        title: 'Tu dirección está confirmada',
        text: 'La próxima carta te llegará. Mientras tanto, los artículos están en el blog.',
      },
      linkExpired: {
        title: 'Este enlace ya no es válido',
        text: 'Se ha usado o es demasiado antiguo. Escribe tu dirección otra vez y te enviaremos uno nuevo.',
      },
      unsubscribed: {
        title: 'Tu suscripción se ha cancelado',
        text: 'No recibirás más cartas nuestras. No tienes que hacer nada más.',
        undo: 'Fue un error: suscribirme de nuevo',
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
  },
};
