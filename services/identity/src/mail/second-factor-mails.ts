import type { AccountEntity } from '../accounts/account.entity.ts';
import type { Links } from './links.ts';
import { type Texts, write } from './written-mail.ts';

const on: Texts<[]> = {
  en: () => ({
    subject: 'The second factor of your account is on',
    paragraphs: [
      'From now on, signing in asks for a code from your authenticator app besides the password. Your account was signed out everywhere else.',
      'Keep your recovery codes where you can find them without your phone.',
    ],
    label: 'I did not do this',
    note: 'If it was you, there is nothing to do.',
  }),
  'pt-BR': () => ({
    subject: 'O segundo fator da sua conta foi ativado',
    paragraphs: [
      'A partir de agora, além da senha, é preciso um código do aplicativo autenticador para entrar. As outras sessões foram encerradas.',
      'Guarde os códigos de recuperação onde você os encontre sem o celular.',
    ],
    label: 'Não fui eu',
    note: 'Se foi você, não é preciso fazer nada.',
  }),
  es: () => ({
    subject: 'El segundo factor de tu cuenta está activado',
    paragraphs: [
      'Desde ahora, para iniciar sesión hace falta, además de la contraseña, un código de tu aplicación de autenticación. Se han cerrado las demás sesiones.',
      'Guarda los códigos de recuperación donde puedas encontrarlos sin el teléfono.',
    ],
    label: 'No he sido yo',
    note: 'Si has sido tú, no tienes que hacer nada.',
  }),
};

const off: Texts<[]> = {
  en: () => ({
    subject: 'The second factor of your account is off',
    paragraphs: ['Signing in asks only for the password again.'],
    label: 'I did not do this',
    note: 'If it was you, there is nothing to do.',
  }),
  'pt-BR': () => ({
    subject: 'O segundo fator da sua conta foi desativado',
    paragraphs: ['Para entrar, volta a ser pedida apenas a senha.'],
    label: 'Não fui eu',
    note: 'Se foi você, não é preciso fazer nada.',
  }),
  es: () => ({
    subject: 'El segundo factor de tu cuenta está desactivado',
    paragraphs: ['Para iniciar sesión vuelve a bastar la contraseña.'],
    label: 'No he sido yo',
    note: 'Si has sido tú, no tienes que hacer nada.',
  }),
};

const reset: Texts<[]> = {
  en: () => ({
    subject: 'The second factor of your account was removed',
    paragraphs: ['Our team removed it. Signing in asks only for the password until you set it up again.'],
    label: 'Go to your account',
    note: 'If you did not ask for this, change your password now and write to us.',
  }),
  'pt-BR': () => ({
    subject: 'O segundo fator da sua conta foi removido',
    paragraphs: ['Nossa equipe o removeu. Para entrar, será pedida apenas a senha até você configurá-lo novamente.'],
    label: 'Ir para sua conta',
    note: 'Se você não pediu isso, altere sua senha agora e escreva para nós.',
  }),
  es: () => ({
    subject: 'El segundo factor de tu cuenta se ha eliminado',
    paragraphs: [
      'Lo ha eliminado nuestro equipo. Para iniciar sesión bastará la contraseña hasta que lo configures de nuevo.',
    ],
    label: 'Ir a tu cuenta',
    note: 'Si no lo has pedido, cambia tu contraseña ahora y escríbenos.',
  }),
};

export const secondFactorOnMail = (account: AccountEntity, links: Links) => write(account, on, links.recoverPassword());
export const secondFactorOffMail = (account: AccountEntity, links: Links) =>
  write(account, off, links.recoverPassword());
export const secondFactorResetMail = (account: AccountEntity, links: Links) => write(account, reset, links.account());
