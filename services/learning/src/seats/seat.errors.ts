import type { Translated } from '@arcada/contracts';
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
    en: 'You already have a seat: invite someone else.',
    'pt-BR': 'Você já tem uma vaga: convide outra pessoa.',
    es: 'Ya tienes una plaza: invita a otra persona.',
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
    en: 'This invitation has been used or taken back. Ask for a new one.',
    'pt-BR': 'Este convite já foi usado ou retirado. Peça um novo.',
    es: 'Esta invitación ya se ha usado o se ha retirado. Pide una nueva.',
  },
  enrolledAlready: {
    en: 'You are already enrolled in this course: the invitation stays open for someone else.',
    'pt-BR': 'Você já está matriculado neste curso: o convite continua valendo para outra pessoa.',
    es: 'Ya estás inscrito en este curso: la invitación sigue abierta para otra persona.',
  },
} satisfies Record<string, Translated>;

export const notSeatOwner = () => new DomainError('learning.seat.not-owner', 403, texts.notOwner);
export const noSeatFree = () => new DomainError('learning.seat.none-free', 409, texts.noneFree);
export const invitedAlready = () => new DomainError('learning.seat.invited-already', 409, texts.invitedAlready);
export const ownSeat = () => new DomainError('learning.seat.own', 400, texts.ownSeat, { logLevel: 'debug' });
export const tooManyInvitations = () => new DomainError('learning.seat.too-many', 429, texts.tooMany);
export const seatNotFound = () => new DomainError('learning.seat.not-found', 404, texts.notFound);
export const invitationUsed = () => new DomainError('learning.seat.used', 410, texts.usedUp);
export const enrolledAlready = () => new DomainError('learning.seat.enrolled-already', 409, texts.enrolledAlready);
