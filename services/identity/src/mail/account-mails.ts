import { site } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { shownNames } from '../accounts/shown-names.ts';
import type { Links } from './links.ts';
import { type Texts, write } from './written-mail.ts';

const welcome: Texts<[username: string | undefined]> = {
  en: (username) => ({
    subject: `Welcome to ${site.name}`,
    paragraphs: [
      `Your account is ready.${username ? ` Your username is ${username}.` : ''}`,
      'Please confirm that this is your address:',
    ],
    label: 'Confirm address',
    note: 'Once it is confirmed you can also sign in with it. If you did not register, ignore this email.',
  }),
  'pt-BR': (username) => ({
    subject: `Boas-vindas à ${site.name}`,
    paragraphs: [
      `Sua conta está pronta.${username ? ` Seu nome de usuário é ${username}.` : ''}`,
      'Confirme que este e-mail é seu:',
    ],
    label: 'Confirmar e-mail',
    note: 'Depois de confirmado, você também pode entrar com ele. Se você não se cadastrou, ignore esta mensagem.',
  }),
  es: (username) => ({
    subject: `Te damos la bienvenida a ${site.name}`,
    paragraphs: [
      `Tu cuenta está lista.${username ? ` Tu nombre de usuario es ${username}.` : ''}`,
      'Confirma que esta dirección es tuya:',
    ],
    label: 'Confirmar dirección',
    note: 'Una vez confirmada, también puedes entrar con ella. Si no te has registrado, ignora este mensaje.',
  }),
};
export const welcomeMail = (account: AccountEntity, confirmUrl: string) =>
  write(account, welcome, confirmUrl, shownNames(account).username);

const inUse: Texts<[username: string | undefined, known: string | undefined, recover: string]> = {
  en: (username, known, recover) => ({
    subject: `Your address was used again at ${site.name}`,
    paragraphs: [
      `A new account${username ? ` named ${username}` : ''} was registered with this address, which already belongs to ${known ? `the account ${known}` : 'another account'}.`,
      `If you forgot your password, you can set a new one${known ? ` for ${known}` : ''}: ${recover}`,
      'If the new account is yours too, confirm its address:',
    ],
    label: 'Confirm address',
    note: 'If it was not you, there is nothing to do: the new account cannot reach yours.',
  }),
  'pt-BR': (username, known, recover) => ({
    subject: `Seu e-mail foi usado novamente na ${site.name}`,
    paragraphs: [
      `Uma nova conta${username ? ` chamada ${username}` : ''} foi cadastrada com este e-mail, que já pertence ${known ? `à conta ${known}` : 'a outra conta'}.`,
      `Se você esqueceu a senha, pode definir uma nova${known ? ` para ${known}` : ''}: ${recover}`,
      'Se a nova conta também é sua, confirme o e-mail dela:',
    ],
    label: 'Confirmar e-mail',
    note: 'Se não foi você, não é preciso fazer nada: a nova conta não tem acesso à sua.',
  }),
  es: (username, known, recover) => ({
    subject: `Tu dirección se ha vuelto a usar en ${site.name}`,
    paragraphs: [
      `Se ha registrado una cuenta nueva${username ? ` llamada ${username}` : ''} con esta dirección, que ya pertenece a ${known ? `la cuenta ${known}` : 'otra cuenta'}.`,
      `Si has olvidado tu contraseña, puedes elegir una nueva${known ? ` para ${known}` : ''}: ${recover}`,
      'Si la cuenta nueva también es tuya, confirma su dirección:',
    ],
    label: 'Confirmar dirección',
    note: 'Si no has sido tú, no tienes que hacer nada: la cuenta nueva no puede acceder a la tuya.',
  }),
};
/** Sent to the address's owner instead of the welcome mail; addressed to the account that had it first. */
export const addressInUseMail = (account: AccountEntity, owner: AccountEntity, confirmUrl: string, links: Links) =>
  write(owner, inUse, confirmUrl, shownNames(account).username, shownNames(owner).username, links.recoverPassword());

const passwordChanged: Texts<[username: string | undefined]> = {
  en: (username) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of ${username ? `the account ${username}` : 'your account'} was changed, and it was signed out everywhere else.`,
    ],
    label: 'I did not do this',
    note: 'If it was you, there is nothing to do.',
  }),
  'pt-BR': (username) => ({
    subject: 'Sua senha foi alterada',
    paragraphs: [
      `A senha da ${username ? `conta ${username}` : 'sua conta'} foi alterada, e as outras sessões foram encerradas.`,
    ],
    label: 'Não fui eu',
    note: 'Se foi você, não é preciso fazer nada.',
  }),
  es: (username) => ({
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      `La contraseña de ${username ? `la cuenta ${username}` : 'tu cuenta'} ha cambiado y se han cerrado las demás sesiones.`,
    ],
    label: 'No he sido yo',
    note: 'Si has sido tú, no tienes que hacer nada.',
  }),
};
export const passwordChangedMail = (account: AccountEntity, links: Links) =>
  write(account, passwordChanged, links.recoverPassword(), shownNames(account).username);

const farewell: Texts<[]> = {
  en: () => ({
    subject: `Your account at ${site.name} was erased`,
    paragraphs: [
      'As you asked, we have erased your account with its carts, reviews and the personal data in your licences. Licence keys that you have keep working. Invoices are kept as the law requires.',
      'Thank you for the time you spent with us.',
    ],
    label: 'Contact us',
    note: 'If you did not ask for this, write to us at once.',
  }),
  'pt-BR': () => ({
    subject: `Sua conta na ${site.name} foi apagada`,
    paragraphs: [
      'Como você pediu, apagamos sua conta com os carrinhos, as avaliações e os dados pessoais das licenças. As chaves de licença que você tem continuam funcionando. As faturas são mantidas, como a lei exige.',
      'Obrigado pelo tempo que passou conosco.',
    ],
    label: 'Fale conosco',
    note: 'Se você não pediu isso, escreva para nós imediatamente.',
  }),
  es: () => ({
    subject: `Tu cuenta en ${site.name} se ha borrado`,
    paragraphs: [
      'Como pediste, hemos borrado tu cuenta con los carritos, las reseñas y los datos personales de tus licencias. Las claves de licencia que tienes siguen funcionando. Las facturas se conservan como exige la ley.',
      'Gracias por el tiempo que has pasado con nosotros.',
    ],
    label: 'Contacto',
    note: 'Si no lo has pedido tú, escríbenos enseguida.',
  }),
};
/** An admin has erased it. */
const erased: Texts<[]> = {
  en: () => ({
    subject: `Your account at ${site.name} was erased`,
    paragraphs: [
      'Our team has erased your account with its carts, reviews and the personal data in your licences. Licence keys that you have keep working. Invoices are kept as the law requires.',
    ],
    label: 'Contact us',
    note: 'If you did not ask for this, write to us at once.',
  }),
  'pt-BR': () => ({
    subject: `Sua conta na ${site.name} foi apagada`,
    paragraphs: [
      'Nossa equipe apagou sua conta com os carrinhos, as avaliações e os dados pessoais das licenças. As chaves de licença que você tem continuam funcionando. As faturas são mantidas, como a lei exige.',
    ],
    label: 'Fale conosco',
    note: 'Se você não pediu isso, escreva para nós imediatamente.',
  }),
  es: () => ({
    subject: `Tu cuenta en ${site.name} se ha borrado`,
    paragraphs: [
      'Nuestro equipo ha borrado tu cuenta con los carritos, las reseñas y los datos personales de tus licencias. Las claves de licencia que tienes siguen funcionando. Las facturas se conservan como exige la ley.',
    ],
    label: 'Contacto',
    note: 'Si no lo has pedido tú, escríbenos enseguida.',
  }),
};
export const erasedMail = (account: AccountEntity, links: Links) => write(account, erased, links.contact());

export const farewellMail = (account: AccountEntity, links: Links) => write(account, farewell, links.contact());
