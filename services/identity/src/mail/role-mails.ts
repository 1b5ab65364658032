import { forEachLanguage, type GivenNotice, type Language, links, type Role } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { shownNames } from '../accounts/shown-names.ts';
import type { Links } from './links.ts';
import { composeMail } from './mail-layout.ts';

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
    subject: 'Your account type has changed',
    paragraph: (role) => `Your account type is now ${role}.`,
    label: 'Go to your account',
  },
  'pt-BR': {
    subject: 'Seu tipo de conta mudou',
    paragraph: (role) => `Seu tipo de conta agora é ${role}.`,
    label: 'Ir para sua conta',
  },
  es: {
    subject: 'Tu tipo de cuenta ha cambiado',
    paragraph: (role) => `Tu tipo de cuenta ahora es ${role}.`,
    label: 'Ir a tu cuenta',
  },
};

/** What the role is for; it begins on the page that the mail links to. */
const producing: Record<Language, RoleText> = {
  en: {
    ...changed.en,
    paragraph: (role) => `${changed.en.paragraph(role)} You can now write courses, articles and products.`,
    label: 'Go to your content',
  },
  'pt-BR': {
    ...changed['pt-BR'],
    paragraph: (role) => `${changed['pt-BR'].paragraph(role)} Agora você pode criar cursos, artigos e produtos.`,
    label: 'Ir para seu conteúdo',
  },
  es: {
    ...changed.es,
    paragraph: (role) => `${changed.es.paragraph(role)} Ya puedes crear cursos, artículos y productos.`,
    label: 'Ir a tu contenido',
  },
};

const declined: Record<Language, RoleText> = {
  en: {
    subject: 'About the account type you asked for',
    paragraph: (role) => `Your request for the account type ${role} was not approved. Your account stays as it is.`,
    label: 'Go to your account',
  },
  'pt-BR': {
    subject: 'Sobre o tipo de conta que você pediu',
    paragraph: (role) => `Seu pedido do tipo de conta ${role} não foi aprovado. Sua conta continua como está.`,
    label: 'Ir para sua conta',
  },
  es: {
    subject: 'Sobre el tipo de cuenta que pediste',
    paragraph: (role) => `Tu solicitud del tipo de cuenta ${role} no se ha aprobado. Tu cuenta sigue como está.`,
    label: 'Ir a tu cuenta',
  },
};

function write(account: AccountEntity, texts: Record<Language, RoleText>, role: Role, url: string) {
  const { language } = account;
  const { subject, paragraph, label } = texts[language];
  const paragraphs = [paragraph(roleNames[language][role])];
  return composeMail(language, { subject, name: shownNames(account).greeted, paragraphs, button: { label, url } });
}

const newRole = (role: Role) =>
  role === 'producer' ? { texts: producing, path: links.content() } : { texts: changed, path: links.account() };

export function roleChangedMail(account: AccountEntity, role: Role, site: Links) {
  const { texts, path } = newRole(role);
  return write(account, texts, role, site.page(path));
}
export const requestDeclinedMail = (account: AccountEntity, role: Role, site: Links) =>
  write(account, declined, role, site.account());

export type NoticeWords = Pick<GivenNotice, 'title' | 'text' | 'path'>;

/** The same words in the bell, in every language. */
const inBell = (texts: Record<Language, RoleText>, role: Role, path: string): NoticeWords => ({
  path,
  title: forEachLanguage((language) => texts[language].subject),
  text: forEachLanguage((language) => texts[language].paragraph(roleNames[language][role])),
});

export function roleChangedNotice(role: Role): NoticeWords {
  const { texts, path } = newRole(role);
  return inBell(texts, role, path);
}
export const requestDeclinedNotice = (role: Role) => inBell(declined, role, links.account());
