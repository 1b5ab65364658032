import { DomainError } from '@arcada/service-kit';

export const letterNotFound = () =>
  new DomainError('blog.letter.not-found', 404, {
    en: 'This issue does not exist or has been deleted.',
    'pt-BR': 'Esta edição não existe ou foi excluída.',
    es: 'Este número no existe o se ha eliminado.',
  });

export const letterChanged = (revision: number) =>
  new DomainError(
    'blog.letter.changed',
    412,
    {
      en: 'Someone else has changed this issue since you opened it. Look at the saved version, then try again.',
      'pt-BR': 'Outra pessoa alterou esta edição depois que você a abriu. Veja a versão salva e tente de novo.',
      es: 'Otra persona ha cambiado este número después de que lo abrieras. Mira la versión guardada e inténtalo de nuevo.',
    },
    { data: { revision } },
  );

export const letterNotDraft = () =>
  new DomainError('blog.letter.not-draft', 409, {
    en: 'Only drafts can be changed. Take a scheduled issue back to the drafts first.',
    'pt-BR': 'Só rascunhos podem ser alterados. Primeiro, volte a edição agendada para rascunho.',
    es: 'Solo se pueden cambiar los borradores. Primero devuelve el número programado a borrador.',
  });

export const letterNotSendable = () =>
  new DomainError('blog.letter.not-sendable', 409, {
    en: 'This issue is being sent or has been sent already.',
    'pt-BR': 'Esta edição já está sendo enviada ou já foi enviada.',
    es: 'Este número ya se está enviando o ya se ha enviado.',
  });

export const letterNotStopped = () =>
  new DomainError('blog.letter.not-stopped', 409, {
    en: 'Only an issue whose sending was stopped can be ended. Stop it first.',
    'pt-BR': 'Só é possível encerrar uma edição cujo envio foi interrompido. Interrompa o envio primeiro.',
    es: 'Solo se puede terminar un número cuyo envío se ha detenido. Deténlo primero.',
  });

export const letterEmpty = () =>
  new DomainError('blog.letter.empty', 422, {
    en: 'Write a subject and a text in at least one language first.',
    'pt-BR': 'Primeiro, escreva um assunto e um texto em pelo menos um idioma.',
    es: 'Primero escribe un asunto y un texto al menos en un idioma.',
  });

export const noSubscribers = () =>
  new DomainError('blog.letter.no-subscribers', 422, {
    en: 'No one has confirmed a subscription yet: there is no one to send the issue to.',
    'pt-BR': 'Ninguém confirmou a assinatura ainda: não há para quem enviar a edição.',
    es: 'Nadie ha confirmado su suscripción todavía: no hay a quién enviar el número.',
  });

export const timeInThePast = () =>
  new DomainError('blog.letter.time-past', 422, {
    en: 'This time has passed. Choose a later one, or send the issue now.',
    'pt-BR': 'Este horário já passou. Escolha outro ou envie a edição agora.',
    es: 'Esta hora ya ha pasado. Elige otra o envía el número ahora.',
  });

export const ownAddressUnknown = () =>
  new DomainError('blog.letter.own-address', 503, {
    en: 'Your email address can’t be read at the moment. Try again in a minute.',
    'pt-BR': 'Não foi possível ler o seu e-mail agora. Tente de novo em um minuto.',
    es: 'Ahora no se puede leer tu correo. Inténtalo de nuevo en un minuto.',
  });
