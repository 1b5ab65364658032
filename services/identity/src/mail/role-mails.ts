import { forEachLanguage, type GivenNotice, type Language, type Role } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { composeMail } from './mail-layout.ts';
import { shownNames } from './shown-names.ts';

const roleNames: Record<Language, Record<Role, string>> = {
  en: { customer: 'customer', producer: 'content producer', admin: 'admin' },
  'pt-BR': { customer: 'cliente', producer: 'produtor de conteúdo', admin: 'administrador' },
  es: { customer: 'cliente', producer: 'productor de contenido', admin: 'administrador' },
};

interface RoleText {
  subject: string;
  paragraph: (role: string) => string;
  label: string;
}

const changed: Record<Language, RoleText> = {
  en: {
    subject: 'Your role has changed',
    paragraph: (role) => `Your account now has the role ${role}.`,
    label: 'Go to your account',
  },
  'pt-BR': {
    subject: 'Seu perfil mudou',
    paragraph: (role) => `Sua conta agora tem o perfil de ${role}.`,
    label: 'Ir para sua conta',
  },
  es: {
    subject: 'Tu perfil ha cambiado',
    paragraph: (role) => `Tu cuenta tiene ahora el perfil de ${role}.`,
    label: 'Ir a tu cuenta',
  },
};

const declined: Record<Language, RoleText> = {
  en: {
    subject: 'About the role you asked for',
    paragraph: (role) => `Your request for the role ${role} was not approved. Your account stays as it is.`,
    label: 'Go to your account',
  },
  'pt-BR': {
    subject: 'Sobre o perfil que você pediu',
    paragraph: (role) => `Seu pedido do perfil de ${role} não foi aprovado. Sua conta continua como está.`,
    label: 'Ir para sua conta',
  },
  es: {
    subject: 'Sobre el perfil que pediste',
    paragraph: (role) => `Tu solicitud del perfil de ${role} no se ha aprobado. Tu cuenta sigue como está.`,
    label: 'Ir a tu cuenta',
  },
};

function write(account: AccountEntity, texts: Record<Language, RoleText>, role: Role, url: string) {
  const { language } = account;
  const { subject, paragraph, label } = texts[language];
  const paragraphs = [paragraph(roleNames[language][role])];
  return composeMail(language, { subject, name: shownNames(account).greeted, paragraphs, button: { label, url } });
}

export const roleChangedMail = (account: AccountEntity, role: Role, url: string) => write(account, changed, role, url);
export const requestDeclinedMail = (account: AccountEntity, role: Role, url: string) =>
  write(account, declined, role, url);

/** The same words in the bell, in every language. */
const inBell = (texts: Record<Language, RoleText>, role: Role): Pick<GivenNotice, 'title' | 'text'> => ({
  title: forEachLanguage((language) => texts[language].subject),
  text: forEachLanguage((language) => texts[language].paragraph(roleNames[language][role])),
});

export const roleChangedNotice = (role: Role) => inBell(changed, role);
export const requestDeclinedNotice = (role: Role) => inBell(declined, role);
