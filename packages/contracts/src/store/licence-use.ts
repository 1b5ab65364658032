import type { Translated } from '../texts/languages.ts';

/** What a licence key is for: in one sentence, the same on the page, in mails and in the download. */
export const licenceUse: Translated = {
  en: 'The key activates one computer for each seat: the download holds your licence file, a guide and a verifier that works offline.',
  'pt-BR':
    'A chave ativa um computador por assento: o download traz o seu arquivo de licença, um guia e um verificador que funciona sem rede.',
  es: 'La clave activa un equipo por puesto: la descarga trae tu archivo de licencia, una guía y un verificador que funciona sin red.',
};

/** A licence key as it is shown: its kind, and the end of its signature, by which a person tells it from others. */
export const shownKey = (key: string): string => (key.length > 24 ? `${key.slice(0, 4)} … ${key.slice(-10)}` : key);
