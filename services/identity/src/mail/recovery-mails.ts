import { type Language, site } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { shownNames } from '../accounts/shown-names.ts';
import { composeMail } from './mail-layout.ts';
import { type Texts, write } from './written-mail.ts';

const password: Record<Language, { subject: string; paragraph: string; label: string; note: string }> = {
  en: {
    subject: 'Set a new password',
    paragraph: `Someone, hopefully you, asked to set a new password for your account at ${site.name}.`,
    label: 'Set a new password',
    note: 'The link works once, within 30 minutes. If you did not ask for it, ignore this email: nothing has changed.',
  },
  'pt-BR': {
    subject: 'Defina uma nova senha',
    paragraph: `Alguém, esperamos que você, pediu para definir uma nova senha da sua conta na ${site.name}.`,
    label: 'Definir nova senha',
    note: 'O link vale uma única vez, por 30 minutos. Se você não pediu, ignore esta mensagem: nada mudou.',
  },
  es: {
    subject: 'Elige una nueva contraseña',
    paragraph: `Alguien, esperamos que tú, ha pedido una nueva contraseña para tu cuenta en ${site.name}.`,
    label: 'Elegir nueva contraseña',
    note: 'El enlace sirve una sola vez y durante 30 minutos. Si no lo has pedido, ignora este mensaje: nada ha cambiado.',
  },
};

const username: Record<
  Language,
  { subject: string; paragraph: (name: string) => string; label: string; note: string }
> = {
  en: {
    subject: 'Your username',
    paragraph: (name) => `Your username at ${site.name} is ${name}.`,
    label: 'Sign in',
    note: 'If you did not ask for it, ignore this email.',
  },
  'pt-BR': {
    subject: 'Seu nome de usuário',
    paragraph: (name) => `Seu nome de usuário na ${site.name} é ${name}.`,
    label: 'Entrar',
    note: 'Se você não pediu, ignore esta mensagem.',
  },
  es: {
    subject: 'Tu nombre de usuario',
    paragraph: (name) => `Tu nombre de usuario en ${site.name} es ${name}.`,
    label: 'Iniciar sesión',
    note: 'Si no lo has pedido, ignora este mensaje.',
  },
};

// In place of a user name that an unconfirmed address isn't shown.
const hidden: Texts<[]> = {
  en: () => ({
    subject: 'Your user name',
    paragraphs: [
      'This email doesn’t name your username, because the address is not confirmed yet. Confirm it, and you can sign in with the address instead.',
    ],
    label: 'Confirm address',
    note: 'If you did not ask for it, ignore this email.',
  }),
  'pt-BR': () => ({
    subject: 'Seu nome de usuário',
    paragraphs: [
      'Esta mensagem não traz o nome de usuário porque o e-mail ainda não foi confirmado. Confirme-o e você poderá entrar com o e-mail.',
    ],
    label: 'Confirmar e-mail',
    note: 'Se você não pediu, ignore esta mensagem.',
  }),
  es: () => ({
    subject: 'Tu nombre de usuario',
    paragraphs: [
      'Este mensaje no incluye el nombre de usuario porque la dirección aún no está confirmada. Confírmala y podrás entrar con ella.',
    ],
    label: 'Confirmar dirección',
    note: 'Si no lo has pedido, ignora este mensaje.',
  }),
};
export const hiddenUsernameMail = (account: AccountEntity, confirmUrl: string) => write(account, hidden, confirmUrl);

export function passwordMail(account: AccountEntity, url: string) {
  const { subject, paragraph, label, note } = password[account.language];
  return composeMail(account.language, {
    subject,
    name: shownNames(account).greeted,
    paragraphs: [paragraph],
    button: { label, url },
    note,
  });
}

export function usernameMail(account: AccountEntity, shown: string, url: string) {
  const { subject, paragraph, label, note } = username[account.language];
  return composeMail(account.language, {
    subject,
    name: shownNames(account).greeted,
    paragraphs: [paragraph(shown)],
    button: { label, url },
    note,
  });
}
