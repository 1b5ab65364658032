import type { InvitationFault, Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notOwner: {
    en: 'Only the buyer of the seats can assign them.',
    'pt-BR': 'Só quem comprou vagas neste curso pode distribuí-las.',
    es: 'Solo quien compró plazas en este curso puede repartirlas.',
  },
  noneFree: {
    en: 'All seats are taken. Take one back, or buy more.',
    'pt-BR': 'Todas as vagas estão ocupadas. Retire uma ou compre mais.',
    es: 'Todas las plazas están ocupadas. Retira una o compra más.',
  },
  invitedAlready: {
    en: 'This address has already been invited.',
    'pt-BR': 'Este endereço já foi convidado.',
    es: 'Esta dirección ya está invitada.',
  },
  acceptedAlready: {
    en: 'The invitation to this address has already been accepted. The person is on your team’s page.',
    'pt-BR': 'O convite enviado a este endereço já foi aceito. A pessoa está na página da sua equipe.',
    es: 'La invitación a esta dirección ya se ha aceptado. La persona está en la página de tu equipo.',
  },
  seatedAlready: {
    en: 'The person with this address already has one of your seats.',
    'pt-BR': 'Quem tem este endereço já ocupa uma das suas vagas.',
    es: 'Quien tiene esta dirección ya ocupa una de tus plazas.',
  },
  ownSeat: {
    en: 'This is your own address. You can take a seat for yourself on the team page.',
    'pt-BR': 'Este é o seu próprio endereço. Você pode ficar com uma vaga na página da equipe.',
    es: 'Esta es tu propia dirección. Puedes quedarte con una plaza en la página del equipo.',
  },
  invalid: {
    en: 'This is not a valid email address.',
    'pt-BR': 'Este e-mail não é válido.',
    es: 'Este correo no es válido.',
  },
  addressAsName: {
    en: 'The name given with this address looks like an address.',
    'pt-BR': 'O nome indicado para este endereço parece um endereço.',
    es: 'El nombre indicado para esta dirección parece una dirección.',
  },
  taken: {
    en: 'This seat is already in use: there is no invitation to send again.',
    'pt-BR': 'Esta vaga já está em uso: não há convite a reenviar.',
    es: 'Esta plaza ya está en uso: no hay invitación que reenviar.',
  },
  justNow: {
    en: 'An invitation was sent to this address less than ten minutes ago. Ask the person to look in the spam folder, or send it again later.',
    'pt-BR':
      'Um convite foi enviado a este endereço há menos de dez minutos. Peça à pessoa que olhe a pasta de spam ou reenvie-o mais tarde.',
    es: 'Se envió una invitación a esta dirección hace menos de diez minutos. Pide a la persona que mire la carpeta de spam o reenvíala más tarde.',
  },
  tooMany: {
    en: 'You have sent many invitations within a day. Invite more people tomorrow.',
    'pt-BR': 'Você enviou muitos convites em um dia. Convide mais pessoas amanhã.',
    es: 'Has enviado muchas invitaciones en un día. Invita a más personas mañana.',
  },
  notFound: {
    en: 'This seat does not exist or has been taken back.',
    'pt-BR': 'Esta vaga não existe ou foi retirada.',
    es: 'Esta plaza no existe o se ha retirado.',
  },
  usedUp: {
    en: 'This invitation has already been accepted. If that was you, sign in with the account that you used: the course is under My courses. If it was not, tell the person who invited you.',
    'pt-BR':
      'Este convite já foi aceito. Se foi você, entre com a conta que usou: o curso está em Meus cursos. Se não foi, avise quem convidou você.',
    es: 'Esta invitación ya se ha aceptado. Si fuiste tú, inicia sesión con la cuenta que usaste: el curso está en Mis cursos. Si no, avisa a quien te invitó.',
  },
  linkWithdrawn: {
    en: 'Whoever invited you has taken this seat back. If you think that is a mistake, ask them for a new invitation.',
    'pt-BR': 'Quem convidou você retirou esta vaga. Se achar que foi um engano, peça um novo convite a essa pessoa.',
    es: 'Quien te invitó ha retirado esta plaza. Si crees que es un error, pídele una nueva invitación.',
  },
  linkReplaced: {
    en: 'A newer invitation was sent after this one, and only its link works. Look for the newest mail, also in the spam folder.',
    'pt-BR':
      'Um convite mais novo foi enviado depois deste, e só o link dele funciona. Procure o e-mail mais recente, também na pasta de spam.',
    es: 'Después de esta se envió una invitación más reciente, y solo funciona su enlace. Busca el correo más reciente, también en la carpeta de spam.',
  },
  linkRefunded: {
    en: 'The order that paid for this seat was refunded, so the seat no longer exists. Ask the person who invited you.',
    'pt-BR': 'O pedido que pagou esta vaga foi reembolsado, e a vaga não existe mais. Fale com quem convidou você.',
    es: 'El pedido que pagó esta plaza se ha reembolsado y la plaza ya no existe. Pregunta a quien te invitó.',
  },
  linkDisputed: {
    en: 'The payment for this seat is disputed, so the seat is paused. Keep this link: it works again if the bank confirms the payment.',
    'pt-BR':
      'O pagamento desta vaga está em contestação, por isso a vaga está em pausa. Guarde este link: ele volta a funcionar se o banco confirmar o pagamento.',
    es: 'El pago de esta plaza está en disputa, por eso la plaza está en pausa. Guarda este enlace: volverá a funcionar si el banco confirma el pago.',
  },
  linkWithoutBuyer: {
    en: 'Whoever invited you no longer has an account here, so this seat can no longer be accepted.',
    'pt-BR': 'Quem convidou você não tem mais conta aqui; por isso, esta vaga não pode mais ser aceita.',
    es: 'Quien te invitó ya no tiene cuenta aquí, así que esta plaza ya no se puede aceptar.',
  },
  linkErased: {
    en: 'This invitation was deleted together with the account whose address it was sent to. For a new one, ask whoever invited you.',
    'pt-BR':
      'Este convite foi excluído junto com a conta do endereço para o qual foi enviado. Para receber outro, fale com quem convidou você.',
    es: 'Esta invitación se eliminó junto con la cuenta de la dirección a la que se envió. Para recibir otra, habla con quien te invitó.',
  },
  linkUnknown: {
    en: 'We do not know this link: a part of it is missing, or it is more than three months old. Open it in the mail again, or copy the whole address. If that does not help, ask the person who invited you to send it again.',
    'pt-BR':
      'Não conhecemos este link: falta uma parte dele, ou ele tem mais de três meses. Abra-o de novo no e-mail ou copie o endereço inteiro. Se não adiantar, peça a quem convidou você que o reenvie.',
    es: 'No conocemos este enlace: le falta una parte o tiene más de tres meses. Ábrelo otra vez en el correo o copia la dirección completa. Si no sirve, pide a quien te invitó que lo reenvíe.',
  },
  often: {
    en: 'This address has already got several invitations to this course today. Invite it again tomorrow.',
    'pt-BR': 'Este endereço já recebeu vários convites para este curso hoje. Convide-o de novo amanhã.',
    es: 'Esta dirección ya ha recibido hoy varias invitaciones a este curso. Vuelve a invitarla mañana.',
  },
  enrolledAlready: {
    en: 'You are already enrolled in this course: the invitation stays open for someone else.',
    'pt-BR': 'Você já está matriculado neste curso: o convite continua valendo para outra pessoa.',
    es: 'Ya estás inscrito en este curso: la invitación sigue abierta para otra persona.',
  },
  noAddress: {
    en: 'We can’t look up the address of your account just now. Try again in a minute.',
    'pt-BR': 'Não conseguimos consultar o e-mail da sua conta agora. Tente de novo em um minuto.',
    es: 'Ahora mismo no podemos consultar el correo de tu cuenta. Vuelve a intentarlo en un minuto.',
  },
} satisfies Record<string, Translated>;

export const notSeatOwner = () => new DomainError('learning.seat.not-owner', 403, texts.notOwner);
export const noSeatFree = () => new DomainError('learning.seat.none-free', 409, texts.noneFree);
const invitedAlready = () => new DomainError('learning.seat.invited-already', 409, texts.invitedAlready);
export const seatTaken = () => new DomainError('learning.seat.taken', 409, texts.taken);
export const sentJustNow = () => new DomainError('learning.seat.sent-just-now', 429, texts.justNow);
export const tooManyInvitations = () => new DomainError('learning.seat.too-many', 429, texts.tooMany);
export const seatNotFound = () => new DomainError('learning.seat.not-found', 404, texts.notFound);
export const sentOften = () => new DomainError('learning.seat.sent-often', 429, texts.often);
export const linkWithdrawn = () => new DomainError('learning.seat.link-withdrawn', 410, texts.linkWithdrawn);
export const linkReplaced = () => new DomainError('learning.seat.link-replaced', 410, texts.linkReplaced);
export const linkRefunded = () => new DomainError('learning.seat.link-refunded', 410, texts.linkRefunded);
export const linkDisputed = () => new DomainError('learning.seat.link-disputed', 410, texts.linkDisputed);
export const linkWithoutBuyer = () => new DomainError('learning.seat.link-without-buyer', 410, texts.linkWithoutBuyer);
export const linkErased = () => new DomainError('learning.seat.link-erased', 410, texts.linkErased);
export const linkUnknown = () =>
  new DomainError('learning.seat.link-unknown', 404, texts.linkUnknown, { logLevel: 'debug' });
export const invitationUsed = () => new DomainError('learning.seat.used', 410, texts.usedUp);
export const enrolledAlready = () => new DomainError('learning.seat.enrolled-already', 409, texts.enrolledAlready);
export const addressUnavailable = () =>
  new DomainError('learning.seat.address-unavailable', 503, texts.noAddress, {
    headers: { 'retry-after': '60' },
    logLevel: 'warn',
  });

/** For one address what a list names as its fault. */
export const invitationFault: Record<InvitationFault, () => DomainError> = {
  invalid: () => new DomainError('learning.seat.invalid', 400, texts.invalid, { logLevel: 'debug' }),
  name: () => new DomainError('learning.seat.name', 400, texts.addressAsName, { logLevel: 'debug' }),
  twice: invitedAlready,
  own: () => new DomainError('learning.seat.own', 400, texts.ownSeat, { logLevel: 'debug' }),
  invited: invitedAlready,
  accepted: () => new DomainError('learning.seat.accepted-already', 409, texts.acceptedAlready),
  seated: () => new DomainError('learning.seat.seated-already', 409, texts.seatedAlready),
  'none-free': noSeatFree,
  'sent-often': sentOften,
  'too-many': tooManyInvitations,
};
