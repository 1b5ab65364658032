import { type Language, site } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { composeMail } from './mail-layout.ts';

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

export function passwordMail({ username: user, fullName, language }: AccountEntity, url: string) {
  const { subject, paragraph, label, note } = password[language];
  return composeMail(language, {
    subject,
    name: fullName ?? user,
    paragraphs: [paragraph],
    button: { label, url },
    note,
  });
}

export function usernameMail({ username: user, fullName, language }: AccountEntity, url: string) {
  const { subject, paragraph, label, note } = username[language];
  return composeMail(language, {
    subject,
    name: fullName ?? user,
    paragraphs: [paragraph(user)],
    button: { label, url },
    note,
  });
}
