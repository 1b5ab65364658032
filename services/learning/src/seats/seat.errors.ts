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
    en: 'This invitation has been used, taken back or replaced by a newer mail. Look for a newer one, or ask for it.',
    'pt-BR':
      'Este convite já foi usado, retirado ou substituído por um e-mail mais novo. Procure o mais novo ou peça outro.',
    es: 'Esta invitación ya se ha usado, se ha retirado o la sustituye un correo más reciente. Busca el más reciente o pide otra.',
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
  twice: invitedAlready,
  own: () => new DomainError('learning.seat.own', 400, texts.ownSeat, { logLevel: 'debug' }),
  invited: invitedAlready,
  'none-free': noSeatFree,
  'just-sent': sentJustNow,
  'too-many': tooManyInvitations,
};
