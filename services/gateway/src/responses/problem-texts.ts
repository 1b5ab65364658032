import type { Translated } from '@arcada/contracts';

/** Texts for when the gateway itself refuses or can't reach a service. */
export const problemTexts = {
  tooMany: {
    en: 'Too many requests. Please wait a moment.',
    'pt-BR': 'Muitas solicitações. Aguarde um momento.',
    es: 'Demasiadas solicitudes. Espera un momento.',
  },
  unknownHost: {
    en: 'This site does not answer to that name.',
    'pt-BR': 'Este site não responde por esse nome.',
    es: 'Este sitio no responde a ese nombre.',
  },
  tooLarge: {
    en: 'This is too large: at most {most} are accepted here. Make it smaller and try again.',
    'pt-BR': 'Isto é grande demais: o máximo aceito aqui é {most}. Reduza o tamanho e tente novamente.',
    es: 'Esto es demasiado grande: aquí se aceptan {most} como máximo. Reduce el tamaño e inténtalo de nuevo.',
  },
  signIn: {
    en: 'You are no longer signed in. Sign in and try again.',
    'pt-BR': 'Você não está mais conectado. Entre e tente novamente.',
    es: 'Ya no has iniciado sesión. Inicia sesión e inténtalo de nuevo.',
  },
  viewOnly: {
    en: 'You are viewing the site as this account, so nothing can be changed.',
    'pt-BR': 'Você está vendo o site como esta conta; por isso, nada pode ser alterado.',
    es: 'Estás viendo el sitio como esta cuenta, así que no se puede cambiar nada.',
  },
  otherAccount: {
    en: 'You are now signed in with another account than this page was loaded for, so nothing was changed. Check the account and try again.',
    'pt-BR':
      'Você agora está conectado com outra conta, diferente daquela para a qual esta página foi carregada; por isso, nada foi alterado. Confira a conta e tente novamente.',
    es: 'Ahora has iniciado sesión con otra cuenta, distinta de aquella para la que se cargó esta página, así que no se cambió nada. Comprueba la cuenta e inténtalo de nuevo.',
  },
  rightsChanged: {
    en: 'Your session ended or your account type changed while this was being sent, so nothing was changed. Reload the page and look what you may do.',
    'pt-BR':
      'Sua sessão terminou ou seu tipo de conta mudou durante o envio; por isso, nada foi alterado. Recarregue a página e veja o que você pode fazer.',
    es: 'Tu sesión terminó o tu tipo de cuenta cambió durante el envío, así que no se cambió nada. Recarga la página y mira qué puedes hacer.',
  },
  tooSlow: {
    en: 'This came in too slowly and was given up. Please try again.',
    'pt-BR': 'O envio foi lento demais e foi interrompido. Tente novamente.',
    es: 'El envío fue demasiado lento y se interrumpió. Inténtalo de nuevo.',
  },
  busy: {
    en: 'There is too much to do at the moment. Please try again.',
    'pt-BR': 'Há trabalho demais neste momento. Tente novamente.',
    es: 'Hay demasiado trabajo en este momento. Inténtalo de nuevo.',
  },
  outOfOrder: {
    en: 'This part of the site is out of order for a moment. Please try again.',
    'pt-BR': 'Esta parte do site está fora do ar por um momento. Tente novamente.',
    es: 'Esta parte del sitio no está disponible por un momento. Inténtalo de nuevo.',
  },
  unconfirmed: {
    en: 'This took too long. It may have been done all the same: look whether it was before you try again.',
    'pt-BR': 'Isto demorou demais. Pode ter sido feito mesmo assim: verifique antes de tentar de novo.',
    es: 'Esto ha tardado demasiado. Puede que se haya hecho de todos modos: compruébalo antes de volver a intentarlo.',
  },
  badAddress: {
    en: "This address can't be read. Check it, or begin on the home page.",
    'pt-BR': 'Não é possível ler este endereço. Confira-o ou comece pela página inicial.',
    es: 'No se puede leer esta dirección. Compruébala o empieza por la página de inicio.',
  },
  longAddress: {
    en: 'This address is too long. Shorten it, or begin on the home page.',
    'pt-BR': 'Este endereço é longo demais. Encurte-o ou comece pela página inicial.',
    es: 'Esta dirección es demasiado larga. Acórtala o empieza por la página de inicio.',
  },
  readOnly: {
    en: 'Nothing can be sent to this address. Forms need JavaScript: switch it on, go back and load the page again.',
    'pt-BR':
      'Nada pode ser enviado a este endereço. Os formulários precisam de JavaScript: ative-o, volte e recarregue a página.',
    es: 'No se puede enviar nada a esta dirección. Los formularios necesitan JavaScript: actívalo, vuelve y recarga la página.',
  },
  home: { en: 'Home page', 'pt-BR': 'Página inicial', es: 'Página de inicio' },
  requestId: { en: 'Request', 'pt-BR': 'Requisição', es: 'Solicitud' },
  failed: {
    en: 'Something went wrong here.',
    'pt-BR': 'Algo deu errado aqui.',
    es: 'Algo salió mal aquí.',
  },
} satisfies Record<string, Translated>;
