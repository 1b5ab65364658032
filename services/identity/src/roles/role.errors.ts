import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  last: {
    en: 'This is the only admin. Make someone else an admin first.',
    'pt-BR': 'Este é o único administrador. Torne outra pessoa administradora antes.',
    es: 'Es el único administrador. Nombra antes a otra persona administradora.',
  },
  ownAdmin: {
    en: 'An admin’s account can’t be erased. Another admin has to change your role first.',
    'pt-BR': 'A conta de um administrador não pode ser apagada. Antes, outro administrador precisa mudar o seu perfil.',
    es: 'La cuenta de una persona administradora no se puede borrar. Antes, otra persona administradora tiene que cambiar tu perfil.',
  },
  noUser: {
    en: 'This account does not exist or has been erased.',
    'pt-BR': 'Esta conta não existe ou foi apagada.',
    es: 'Esta cuenta no existe o se ha eliminado.',
  },
  decided: {
    en: 'This request has been decided or replaced, or does not exist. Reload the list and look at what is asked for now.',
    'pt-BR':
      'Este pedido já foi decidido ou substituído, ou não existe. Recarregue a lista e veja o que está sendo pedido agora.',
    es: 'Esta solicitud ya se ha decidido o sustituido, o no existe. Recarga la lista y mira qué se pide ahora.',
  },
  admin: {
    en: 'You are no longer an admin.',
    'pt-BR': 'Você não é mais administrador.',
    es: 'Ya no tienes el perfil de administrador.',
  },
  has: {
    en: 'Your account already has this role.',
    'pt-BR': 'Sua conta já tem este perfil.',
    es: 'Tu cuenta ya tiene este perfil.',
  },
  adminAsks: {
    en: 'As an admin, you can’t ask for another role. Another admin can change yours.',
    'pt-BR': 'Como administrador, você não pode pedir outro perfil. Outro administrador pode mudar o seu.',
    es: 'Con el perfil de administrador no puedes pedir otro. Otra persona administradora puede cambiar el tuyo.',
  },
} satisfies Record<string, Translated>;

export const lastAdmin = () => new DomainError('identity.role.last-admin', 409, texts.last);
export const adminNotErased = () => new DomainError('identity.role.admin', 409, texts.ownAdmin);
export const userNotFound = () => new DomainError('identity.user.not-found', 404, texts.noUser);
export const requestNotFound = () => new DomainError('identity.role-request.not-found', 404, texts.decided);
export const noLongerAdmin = () => new DomainError('identity.role.forbidden', 403, texts.admin);
export const hasRole = () => new DomainError('identity.role.held', 409, texts.has);
export const adminAsks = () => new DomainError('identity.role.admin-asks', 409, texts.adminAsks);
