import { DomainError } from '@arcada/service-kit';

export const ownAccount = () =>
  new DomainError('identity.account.own', 409, {
    en: 'This is your own account. Change it in your profile, or ask another admin.',
    'pt-BR': 'Esta é a sua própria conta. Altere-a no seu perfil ou peça a outro administrador.',
    es: 'Es tu propia cuenta. Cámbiala en tu perfil o pídeselo a otra persona administradora.',
  });

export const notViewable = () =>
  new DomainError('identity.account.not-viewable', 409, {
    en: 'The site can’t be viewed as an admin or as a disabled account.',
    'pt-BR': 'Não é possível ver o site como administrador ou como uma conta desativada.',
    es: 'No se puede ver el sitio como administrador ni como una cuenta desactivada.',
  });

const other = {
  en: 'This is not the username of the account.',
  'pt-BR': 'Este não é o nome de usuário da conta.',
  es: 'Este no es el nombre de usuario de la cuenta.',
};

export const otherUsername = () =>
  new DomainError('identity.account.other-username', 400, other, { errors: [{ path: 'username', message: other }] });

export const addressOfAnother = () =>
  new DomainError('identity.mail.address-of-another', 409, {
    en: 'No link was sent: another account has this address. The owner has to confirm it, or enter another one.',
    'pt-BR': 'Nenhum link foi enviado: este e-mail é de outra conta. O titular precisa confirmá-lo ou informar outro.',
    es: 'No se ha enviado ningún enlace: esta dirección es de otra cuenta. Su titular tiene que confirmarla o indicar otra.',
  });

export const tooManyMails = () =>
  new DomainError('identity.mail.too-many', 429, {
    en: 'Too many mails went to this address within the last hour. Try again later.',
    'pt-BR': 'E-mails demais foram enviados a este endereço na última hora. Tente mais tarde.',
    es: 'Se han enviado demasiados correos a esta dirección en la última hora. Inténtalo más tarde.',
  });
