import { type Language, site } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import type { Links } from './links.ts';
import { composeMail, type MailText } from './mail-layout.ts';

type Person = Pick<AccountEntity, 'username' | 'fullName' | 'language'>;
type Texts<A extends unknown[]> = Record<
  Language,
  (...given: A) => { subject: string; paragraphs: string[]; label: string; note?: string }
>;

const nameOf = (person: Person) => person.fullName ?? person.username;

function write<A extends unknown[]>(person: Person, texts: Texts<A>, url: string, ...given: A): MailText {
  const { label, ...parts } = texts[person.language](...given);
  return composeMail(person.language, { ...parts, name: nameOf(person), button: { label, url } });
}

const welcome: Texts<[username: string]> = {
  en: (username) => ({
    subject: `Welcome to ${site.name}`,
    paragraphs: [`Your account is ready. Your user name is ${username}.`, 'Please confirm that this is your address:'],
    label: 'Confirm address',
    note: 'Once it is confirmed you can also sign in with it. If you did not register, ignore this mail.',
  }),
  'pt-BR': (username) => ({
    subject: `Boas-vindas à ${site.name}`,
    paragraphs: [`Sua conta está pronta. Seu nome de usuário é ${username}.`, 'Confirme que este e-mail é seu:'],
    label: 'Confirmar e-mail',
    note: 'Depois de confirmado, você também pode entrar com ele. Se você não se cadastrou, ignore esta mensagem.',
  }),
  es: (username) => ({
    subject: `Te damos la bienvenida a ${site.name}`,
    paragraphs: [`Tu cuenta está lista. Tu nombre de usuario es ${username}.`, 'Confirma que esta dirección es tuya:'],
    label: 'Confirmar dirección',
    note: 'Una vez confirmada, también puedes entrar con ella. Si no te has registrado, ignora este mensaje.',
  }),
};
export const welcomeMail = (account: AccountEntity, confirmUrl: string) =>
  write(account, welcome, confirmUrl, account.username);

const inUse: Texts<[username: string, known: string, recover: string]> = {
  en: (username, known, recover) => ({
    subject: `Your address was used again at ${site.name}`,
    paragraphs: [
      `A new account named ${username} was registered with this address, which already belongs to the account ${known}.`,
      `If you forgot your password, you can set a new one for ${known}: ${recover}`,
      'If the new account is yours too, confirm its address:',
    ],
    label: 'Confirm address',
    note: 'If it was not you, there is nothing to do: the new account cannot reach yours.',
  }),
  'pt-BR': (username, known, recover) => ({
    subject: `Seu e-mail foi usado novamente na ${site.name}`,
    paragraphs: [
      `Uma nova conta chamada ${username} foi cadastrada com este e-mail, que já pertence à conta ${known}.`,
      `Se você esqueceu a senha, pode definir uma nova para ${known}: ${recover}`,
      'Se a nova conta também é sua, confirme o e-mail dela:',
    ],
    label: 'Confirmar e-mail',
    note: 'Se não foi você, não é preciso fazer nada: a nova conta não tem acesso à sua.',
  }),
  es: (username, known, recover) => ({
    subject: `Tu dirección se ha vuelto a usar en ${site.name}`,
    paragraphs: [
      `Se ha registrado una cuenta nueva llamada ${username} con esta dirección, que ya pertenece a la cuenta ${known}.`,
      `Si has olvidado tu contraseña, puedes elegir una nueva para ${known}: ${recover}`,
      'Si la cuenta nueva también es tuya, confirma su dirección:',
    ],
    label: 'Confirmar dirección',
    note: 'Si no has sido tú, no tienes que hacer nada: la cuenta nueva no puede acceder a la tuya.',
  }),
};
/** To the address's holder, in place of the welcome: greets the account that had it first. */
export const addressInUseMail = (account: AccountEntity, owner: AccountEntity, confirmUrl: string, links: Links) =>
  write(owner, inUse, confirmUrl, account.username, owner.username, links.recoverPassword());

const newAddress: Texts<[username: string]> = {
  en: (username) => ({
    subject: 'Confirm your new address',
    paragraphs: [
      `This is now the address of the account ${username} at ${site.name}.`,
      'Please confirm that it is yours:',
    ],
    label: 'Confirm address',
    note: 'If this is not your account, ignore this mail.',
  }),
  'pt-BR': (username) => ({
    subject: 'Confirme seu novo e-mail',
    paragraphs: [`Este agora é o e-mail da conta ${username} na ${site.name}.`, 'Confirme que ele é seu:'],
    label: 'Confirmar e-mail',
    note: 'Se esta conta não é sua, ignore esta mensagem.',
  }),
  es: (username) => ({
    subject: 'Confirma tu nueva dirección',
    paragraphs: [`Esta es ahora la dirección de la cuenta ${username} en ${site.name}.`, 'Confirma que es tuya:'],
    label: 'Confirmar dirección',
    note: 'Si esta cuenta no es tuya, ignora este mensaje.',
  }),
};
export const confirmationMail = (account: AccountEntity, confirmUrl: string) =>
  write(account, newAddress, confirmUrl, account.username);

const left: Texts<[username: string]> = {
  en: (username) => ({
    subject: 'Your account has a new address',
    paragraphs: [`Mails about the account ${username} no longer come here: its address was changed.`],
    label: `Go to ${site.name}`,
    note: `If it was not you, write to ${site.supportEmail}.`,
  }),
  'pt-BR': (username) => ({
    subject: 'Sua conta tem um novo e-mail',
    paragraphs: [`As mensagens sobre a conta ${username} não chegam mais aqui: o e-mail dela foi alterado.`],
    label: `Ir para a ${site.name}`,
    note: `Se não foi você, escreva para ${site.supportEmail}.`,
  }),
  es: (username) => ({
    subject: 'Tu cuenta tiene una dirección nueva',
    paragraphs: [`Los mensajes sobre la cuenta ${username} ya no llegan aquí: se ha cambiado su dirección.`],
    label: `Ir a ${site.name}`,
    note: `Si no has sido tú, escribe a ${site.supportEmail}.`,
  }),
};
export const addressLeftMail = (account: AccountEntity, links: Links) =>
  write(account, left, links.account(), account.username);

const passwordChanged: Texts<[username: string]> = {
  en: (username) => ({
    subject: 'Your password was changed',
    paragraphs: [`The password of the account ${username} was changed, and it was signed out everywhere else.`],
    label: 'I did not do this',
    note: 'If it was you, there is nothing to do.',
  }),
  'pt-BR': (username) => ({
    subject: 'Sua senha foi alterada',
    paragraphs: [`A senha da conta ${username} foi alterada, e as outras sessões foram encerradas.`],
    label: 'Não fui eu',
    note: 'Se foi você, não é preciso fazer nada.',
  }),
  es: (username) => ({
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [`La contraseña de la cuenta ${username} ha cambiado y se han cerrado las demás sesiones.`],
    label: 'No he sido yo',
    note: 'Si has sido tú, no tienes que hacer nada.',
  }),
};
export const passwordChangedMail = (account: AccountEntity, links: Links) =>
  write(account, passwordChanged, links.recoverPassword(), account.username);
