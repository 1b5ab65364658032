import type { Translated } from '@arcada/contracts';

/** Short texts of refusals that any endpoint may return. */
export const problemTexts = {
  signIn: {
    en: 'Sign in to continue.',
    'pt-BR': 'Entre na sua conta para continuar.',
    es: 'Inicia sesión para continuar.',
  },
  ownerOnly: {
    en: 'Only the owner of the account can do this.',
    'pt-BR': 'Só o titular da conta pode fazer isto.',
    es: 'Solo el titular de la cuenta puede hacer esto.',
  },
  forbidden: {
    en: 'Your account is not allowed to do this.',
    'pt-BR': 'Sua conta não tem permissão para fazer isso.',
    es: 'Tu cuenta no tiene permiso para hacer esto.',
  },
  confirm: {
    en: 'Confirm with your password to continue.',
    'pt-BR': 'Confirme com sua senha para continuar.',
    es: 'Confirma con tu contraseña para continuar.',
  },
  secondFactor: {
    en: 'The admin area needs a second factor. Turn it on in your account, under Security.',
    'pt-BR': 'A área de administração exige um segundo fator. Ative-o na sua conta, em Segurança.',
    es: 'El área de administración exige un segundo factor. Actívalo en tu cuenta, en Seguridad.',
  },
  invalid: {
    en: 'Some of the information is not valid. Check it and try again.',
    'pt-BR': 'Algumas informações não são válidas. Confira e tente novamente.',
    es: 'Algunos datos no son válidos. Revísalos e inténtalo de nuevo.',
  },
  moreFaults: {
    en: 'There are {count} more faults.',
    'pt-BR': 'Há mais {count} erros.',
    es: 'Hay {count} errores más.',
  },
  bodyNotExpected: {
    en: 'Nothing can be sent along with this action, so nothing was done. Leave the content of the request empty.',
    'pt-BR':
      'Nada pode ser enviado junto com esta ação, por isso nada foi feito. Deixe vazio o conteúdo da requisição.',
    es: 'Con esta acción no se puede enviar nada, así que no se ha hecho nada. Deja vacío el contenido de la solicitud.',
  },
  notFound: { en: 'This does not exist.', 'pt-BR': 'Isto não existe.', es: 'Esto no existe.' },
  tooLarge: {
    en: 'This is too large. Make it smaller and try again.',
    'pt-BR': 'Isto é grande demais. Reduza o tamanho e tente novamente.',
    es: 'Esto es demasiado grande. Reduce el tamaño e inténtalo de nuevo.',
  },
  tooLargeFor: {
    en: 'This is too large: at most {most} are accepted here. Make it smaller and try again.',
    'pt-BR': 'Isto é grande demais: o máximo aceito aqui é {most}. Reduza o tamanho e tente novamente.',
    es: 'Esto es demasiado grande: aquí se aceptan {most} como máximo. Reduce el tamaño e inténtalo de nuevo.',
  },
  tooSlow: {
    en: 'The upload was too slow. Please try again.',
    'pt-BR': 'O envio foi lento demais. Tente novamente.',
    es: 'El envío fue demasiado lento. Inténtalo de nuevo.',
  },
  notDead: {
    en: 'No delivery that was given up has this id. It may have been tried again or deleted meanwhile.',
    'pt-BR': 'Nenhuma entrega abandonada tem este id. Ela pode ter sido repetida ou excluída nesse meio-tempo.',
    es: 'Ninguna entrega abandonada tiene este id. Puede que ya se haya reintentado o eliminado.',
  },
  unknownCursor: {
    en: 'This page of the list does not exist. Start from its first page.',
    'pt-BR': 'Esta página da lista não existe. Comece pela primeira página.',
    es: 'Esta página de la lista no existe. Empieza por la primera página.',
  },
  versionRequired: {
    en: 'Send the version that you read as If-Match, so that no one’s changes are lost.',
    'pt-BR': 'Envie em If-Match a versão que você leu, para que nenhuma alteração se perca.',
    es: 'Envía en If-Match la versión que leíste, para que no se pierda ningún cambio.',
  },
  versionMalformed: {
    en: 'If-Match must be the ETag that you received, with its quotation marks.',
    'pt-BR': 'If-Match deve ser o ETag recebido, com as aspas.',
    es: 'If-Match debe ser el ETag recibido, con sus comillas.',
  },
  storageFull: {
    en: 'There is not enough space to store this. Nothing was changed; please try again later.',
    'pt-BR': 'Não há mais espaço para armazenar isto. Nada foi alterado; tente novamente mais tarde.',
    es: 'No queda espacio para guardar esto. No se ha cambiado nada; inténtalo de nuevo más tarde.',
  },
  refused: {
    en: 'The request could not be understood.',
    'pt-BR': 'Não foi possível entender a requisição.',
    es: 'No se pudo entender la solicitud.',
  },
  unavailable: {
    en: 'This is not available right now. Please try again in a moment.',
    'pt-BR': 'Isto não está disponível agora. Tente novamente em instantes.',
    es: 'Esto no está disponible ahora. Inténtalo de nuevo en unos instantes.',
  },
  failed: {
    en: 'Something went wrong on our side. Please try again.',
    'pt-BR': 'Algo deu errado do nosso lado. Tente novamente.',
    es: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  },
} satisfies Record<string, Translated>;
