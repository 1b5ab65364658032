import { site, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  taken: {
    en: 'This username is taken. Choose another one.',
    'pt-BR': 'Este nome de usuário já está em uso. Escolha outro.',
    es: 'Este nombre de usuario ya está en uso. Elige otro.',
  },
  username: {
    en: 'A username can contain Latin letters (a to z, also with accents as in á or ñ), digits and symbols other than @ and /. It can’t be a web address, such as example.com or one with “www.”. You can also sign in with your email address.',
    'pt-BR':
      'O nome de usuário pode ter letras latinas (de a a z, também com acentos, como á ou ç), números e símbolos, exceto @ e /. Não pode ser um endereço de site, como exemplo.com ou um com “www.”. Você também pode entrar com seu e-mail.',
    es: 'El nombre de usuario puede tener letras latinas (de la a a la z, también con acentos, como á o ñ), cifras y símbolos, excepto @ y /. No puede ser una dirección web, como ejemplo.com o una con «www.». También puedes entrar con tu correo.',
  },
  fullName: {
    en: 'A name needs at least one letter. It can’t contain invisible characters or more than three accents on one letter.',
    'pt-BR':
      'O nome precisa de pelo menos uma letra. Não pode ter caracteres invisíveis nem mais de três acentos em uma letra.',
    es: 'El nombre necesita al menos una letra. No puede tener caracteres invisibles ni más de tres acentos en una letra.',
  },
  addressed: {
    en: 'A name can’t contain a web or email address. Write a space after a dot, as in Dr. Silva.',
    'pt-BR':
      'Um nome não pode conter endereço de site nem de e-mail. Depois de um ponto, deixe um espaço, como em Dr. Silva.',
    es: 'Un nombre no puede contener una dirección web ni de correo. Después de un punto, deja un espacio, como en Dr. Silva.',
  },
  reserved: {
    en: `Names with “${site.name}” are reserved for this site. Choose another one.`,
    'pt-BR': `Nomes com “${site.name}” são reservados a este site. Escolha outro.`,
    es: `Los nombres con «${site.name}» están reservados para este sitio. Elige otro.`,
  },
  reservedFullName: {
    en: 'This name is reserved, because others would take you for the staff of this site. Enter your own name.',
    'pt-BR':
      'Este nome é reservado, porque os outros achariam que você é da equipe deste site. Informe o seu próprio nome.',
    es: 'Este nombre está reservado, porque los demás creerían que eres del equipo de este sitio. Escribe tu propio nombre.',
  },
  reservedUsername: {
    en: 'This username is reserved, because others would take you for the staff of this site. Choose another one.',
    'pt-BR':
      'Este nome de usuário é reservado, porque os outros achariam que você é da equipe deste site. Escolha outro.',
    es: 'Este nombre de usuario está reservado, porque los demás creerían que eres del equipo de este sitio. Elige otro.',
  },
  exporting: {
    en: 'An export of this account is being made already. Wait for it, or try again in ten seconds.',
    'pt-BR': 'Uma exportação desta conta já está sendo gerada. Espere por ela ou tente de novo em dez segundos.',
    es: 'Ya se está generando una exportación de esta cuenta. Espera a que termine o vuelve a intentarlo en diez segundos.',
  },
} satisfies Record<string, Translated>;

export const usernameTaken = () =>
  new DomainError('identity.username.taken', 409, texts.taken, {
    errors: [{ path: 'username', message: texts.taken }],
  });

export const unusableUsername = () =>
  new DomainError('identity.username.unusable', 400, texts.username, {
    errors: [{ path: 'username', message: texts.username }],
  });

export const unusableFullName = () =>
  new DomainError('identity.full-name.unusable', 400, texts.fullName, {
    errors: [{ path: 'fullName', message: texts.fullName }],
  });

/** The name is shown to others: on certificates, above reviews. */
export const addressedFullName = () =>
  new DomainError('identity.full-name.address', 400, texts.addressed, {
    errors: [{ path: 'fullName', message: texts.addressed }],
  });

/** Others would take its owner for the site. */
export const reservedName = (path: 'username' | 'fullName') =>
  new DomainError('identity.name.reserved', 400, texts.reserved, { errors: [{ path, message: texts.reserved }] });

export const reservedFullName = () =>
  new DomainError('identity.name.reserved', 400, texts.reservedFullName, {
    errors: [{ path: 'fullName', message: texts.reservedFullName }],
  });

export const reservedUsername = () =>
  new DomainError('identity.name.reserved', 400, texts.reservedUsername, {
    errors: [{ path: 'username', message: texts.reservedUsername }],
  });

export const exportRunning = () =>
  new DomainError('identity.export.running', 429, texts.exporting, { headers: { 'retry-after': '10' } });

/** Another service asked for an account that was erased. */
export const unknownAccount = () =>
  new DomainError('identity.account.unknown', 404, 'No account has this id', { logLevel: 'debug' });
