import { site } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { shownNames, unconfirmed } from '../accounts/shown-names.ts';
import type { Links } from './links.ts';
import { type Texts, write } from './written-mail.ts';

const newAddress: Texts<[username: string | undefined]> = {
  en: (username) => ({
    subject: 'Confirm your address',
    paragraphs: [
      `This address was entered for ${username ? `the account ${username}` : 'an account'} at ${site.name}. It takes effect once you confirm it.`,
      'Please confirm that it is yours:',
    ],
    label: 'Confirm address',
    note: 'If this is not your account, ignore this email.',
  }),
  'pt-BR': (username) => ({
    subject: 'Confirme seu e-mail',
    paragraphs: [
      `Este e-mail foi informado para ${username ? `a conta ${username}` : 'uma conta'} na ${site.name}. Ele passa a valer quando você confirmar.`,
      'Confirme que ele é seu:',
    ],
    label: 'Confirmar e-mail',
    note: 'Se esta conta não é sua, ignore esta mensagem.',
  }),
  es: (username) => ({
    subject: 'Confirma tu dirección',
    paragraphs: [
      `Se ha indicado esta dirección para ${username ? `la cuenta ${username}` : 'una cuenta'} en ${site.name}. Vale en cuanto la confirmes.`,
      'Confirma que es tuya:',
    ],
    label: 'Confirmar dirección',
    note: 'Si esta cuenta no es tuya, ignora este mensaje.',
  }),
};
export const confirmationMail = (account: AccountEntity, confirmUrl: string) =>
  write(unconfirmed(account), newAddress, confirmUrl, shownNames(unconfirmed(account)).username);

const left: Texts<[username: string | undefined]> = {
  en: (username) => ({
    subject: 'Your account has a new address',
    paragraphs: [
      `Emails about ${username ? `the account ${username}` : 'an account'} are no longer sent here: its address was changed.`,
    ],
    label: `Go to ${site.name}`,
    note: `If it was not you, write to ${site.supportEmail}.`,
  }),
  'pt-BR': (username) => ({
    subject: 'Sua conta tem um novo e-mail',
    paragraphs: [
      `As mensagens sobre ${username ? `a conta ${username}` : 'uma conta'} não chegam mais aqui: o e-mail dela foi alterado.`,
    ],
    label: `Ir para a ${site.name}`,
    note: `Se não foi você, escreva para ${site.supportEmail}.`,
  }),
  es: (username) => ({
    subject: 'Tu cuenta tiene una dirección nueva',
    paragraphs: [
      `Los mensajes sobre ${username ? `la cuenta ${username}` : 'una cuenta'} ya no llegan aquí: se ha cambiado su dirección.`,
    ],
    label: `Ir a ${site.name}`,
    note: `Si no has sido tú, escribe a ${site.supportEmail}.`,
  }),
};
/** To the new address, after the change to it was undone. */
export const addressLeftMail = (account: AccountEntity, links: Links) =>
  write(account, left, links.account(), shownNames(account).username);

const wish: Texts<[username: string, email: string]> = {
  en: (username, email) => ({
    subject: 'Your account’s address is about to change',
    paragraphs: [
      `Someone who knows the password of the account ${username} wants to change its address to ${email}.`,
      'This address stays active until the new one is confirmed. If it was not you, stop the change:',
    ],
    label: 'Stop the change',
    note: 'The link works once, within 7 days, even after the change. If it was you, there is nothing to do.',
  }),
  'pt-BR': (username, email) => ({
    subject: 'O e-mail da sua conta vai mudar',
    paragraphs: [
      `Alguém que conhece a senha da conta ${username} quer mudar o e-mail dela para ${email}.`,
      'Este e-mail continua valendo até que o novo seja confirmado. Se não foi você, impeça a mudança:',
    ],
    label: 'Impedir a mudança',
    note: 'O link vale uma única vez, por 7 dias, mesmo depois da mudança. Se foi você, não é preciso fazer nada.',
  }),
  es: (username, email) => ({
    subject: 'La dirección de tu cuenta va a cambiar',
    paragraphs: [
      `Alguien que conoce la contraseña de la cuenta ${username} quiere cambiar su dirección a ${email}.`,
      'Esta dirección sigue valiendo hasta que se confirme la nueva. Si no has sido tú, impide el cambio:',
    ],
    label: 'Impedir el cambio',
    note: 'El enlace sirve una sola vez y durante 7 días, también después del cambio. Si has sido tú, no tienes que hacer nada.',
  }),
};
/** To the current address, when another one was requested. */
export const addressChangeMail = (account: AccountEntity, email: string, undoUrl: string) =>
  write(account, wish, undoUrl, account.username, email);

const moved: Texts<[username: string, email: string]> = {
  en: (username, email) => ({
    subject: 'Your account has a new address',
    paragraphs: [
      `Emails about the account ${username} now go to ${email} and no longer come here.`,
      'If you did not want that, undo the change:',
    ],
    label: 'Undo the change',
    note: 'The link works once, within 7 days. If it was you, there is nothing to do.',
  }),
  'pt-BR': (username, email) => ({
    subject: 'Sua conta tem um novo e-mail',
    paragraphs: [
      `As mensagens sobre a conta ${username} agora vão para ${email} e não chegam mais aqui.`,
      'Se você não queria isso, desfaça a mudança:',
    ],
    label: 'Desfazer a mudança',
    note: 'O link vale uma única vez, por 7 dias. Se foi você, não é preciso fazer nada.',
  }),
  es: (username, email) => ({
    subject: 'Tu cuenta tiene una dirección nueva',
    paragraphs: [
      `Los mensajes sobre la cuenta ${username} llegan ahora a ${email} y ya no aquí.`,
      'Si no lo querías, deshaz el cambio:',
    ],
    label: 'Deshacer el cambio',
    note: 'El enlace sirve una sola vez y durante 7 días. Si has sido tú, no tienes que hacer nada.',
  }),
};
/** To the former address, once the new one was confirmed. */
export const addressMovedMail = (account: AccountEntity, undoUrl: string) =>
  write(account, moved, undoUrl, account.username, account.email);
