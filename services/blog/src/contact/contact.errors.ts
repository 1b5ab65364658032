import { forEachLanguage, type Language, site, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  invalid: {
    en: 'We could not check this form. Reload the page and send your message again.',
    'pt-BR': 'Não foi possível verificar este formulário. Recarregue a página e envie a mensagem de novo.',
    es: 'No pudimos comprobar este formulario. Recarga la página y envía el mensaje otra vez.',
  },
  young: {
    en: 'Please wait a moment before sending.',
    'pt-BR': 'Aguarde um momento antes de enviar.',
    es: 'Espera un momento antes de enviar.',
  },
  old: {
    en: 'The form has been open for more than a day. Copy your message, reload the page and send it again.',
    'pt-BR': 'O formulário ficou aberto por mais de um dia. Copie a mensagem, recarregue a página e envie de novo.',
    es: 'El formulario lleva abierto más de un día. Copia el mensaje, recarga la página y envíalo otra vez.',
  },
  used: {
    en: 'A message has already been sent with this form. Reload the page to write another one.',
    'pt-BR': 'Este formulário já enviou uma mensagem. Recarregue a página para escrever outra.',
    es: 'Este formulario ya ha enviado un mensaje. Recarga la página para escribir otro.',
  },
  notFound: {
    en: 'This message does not exist or has been erased.',
    'pt-BR': 'Esta mensagem não existe ou foi apagada.',
    es: 'Este mensaje no existe o se ha borrado.',
  },
} satisfies Record<string, Translated>;

export const ticketInvalid = () => new DomainError('blog.contact.ticket-invalid', 400, texts.invalid);
export const ticketYoung = () => new DomainError('blog.contact.ticket-young', 400, texts.young);
export const ticketOld = () => new DomainError('blog.contact.ticket-old', 400, texts.old);
export const ticketUsed = () => new DomainError('blog.contact.ticket-used', 409, texts.used);

const minutes = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`;
/** Others behind the same network address may have sent what counts: it names no sender. */
const tooMany: Record<Language, (n: number) => string> = {
  en: (n) =>
    `This message was not sent: too many have come from your network or your email address within an hour. Your text stays in the form. Send it again in ${minutes(n, 'minute', 'minutes')}, or write to ${site.email} now.`,
  'pt-BR': (n) =>
    `Esta mensagem não foi enviada: chegaram mensagens demais da sua rede ou do seu e-mail em uma hora. O seu texto continua no formulário. Envie de novo em ${minutes(n, 'minuto', 'minutos')} ou escreva agora para ${site.email}.`,
  es: (n) =>
    `Este mensaje no se ha enviado: han llegado demasiados desde tu red o tu dirección de correo en una hora. Tu texto sigue en el formulario. Envíalo de nuevo en ${minutes(n, 'minuto', 'minutos')} o escribe ahora a ${site.email}.`,
};

export const tooManyMessages = (seconds: number) =>
  new DomainError(
    'blog.contact.too-many',
    429,
    forEachLanguage((language) => tooMany[language](Math.ceil(seconds / 60))),
    { headers: { 'retry-after': String(seconds) } },
  );
export const messageNotFound = () => new DomainError('blog.contact.not-found', 404, texts.notFound);
