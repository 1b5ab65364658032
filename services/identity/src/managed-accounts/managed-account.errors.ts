import { DomainError } from '@arcada/service-kit';

export const ownAccount = () =>
  new DomainError('identity.account.own', 409, {
    en: 'This is your own account. Change it in your profile, or ask another admin.',
    'pt-BR': 'Esta é a sua própria conta. Altere-a no seu perfil ou peça a outro administrador.',
    es: 'Es tu propia cuenta. Cámbiala en tu perfil o pídeselo a otra persona administradora.',
  });

const other = {
  en: 'This is not the user name of the account.',
  'pt-BR': 'Este não é o nome de usuário da conta.',
  es: 'Este no es el nombre de usuario de la cuenta.',
};

export const otherUsername = () =>
  new DomainError('identity.account.other-username', 400, other, { errors: [{ path: 'username', message: other }] });

export const tooManyMails = () =>
  new DomainError('identity.mail.too-many', 429, {
    en: 'Too many mails went to this address within the last hour. Try again later.',
    'pt-BR': 'E-mails demais foram enviados a este endereço na última hora. Tente mais tarde.',
    es: 'Se han enviado demasiados correos a esta dirección en la última hora. Inténtalo más tarde.',
  });
