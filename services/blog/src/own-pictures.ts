import { validationText } from '@arcada/contracts';
import { foreignPictures, hasUnnamedPicture } from '@arcada/service-kit/markdown';
import type { z } from 'zod';

const refusal = (line: number) =>
  validationText({
    en: `The picture in line ${line} isn’t one that this site keeps, so readers would not see it. Use the address of a picture of this site (/api/blog/images/…), or remove it.`,
    'pt-BR': `A imagem na linha ${line} não está guardada neste site; por isso, os leitores não a veriam. Use o endereço de uma imagem deste site (/api/blog/images/…) ou remova-a.`,
    es: `La imagen de la línea ${line} no está guardada en este sitio, así que los lectores no la verían. Usa la dirección de una imagen de este sitio (/api/blog/images/…) o quítala.`,
  });

/** A check of a text in Markdown: all of its pictures are kept by this site. Others aren't shown. */
export function ownPicturesOnly(context: z.core.ParsePayload<string>): void {
  const [first] = foreignPictures(context.value);
  if (first) context.issues.push({ code: 'custom', message: refusal(first.line), input: context.value });
}

const unnamed = validationText({
  en: 'Each picture needs an alternative text, which says what it shows: ![What it shows](address).',
  'pt-BR': 'Cada imagem precisa de um texto alternativo, que diga o que ela mostra: ![O que mostra](endereço).',
  es: 'Cada imagen necesita un texto alternativo que diga lo que muestra: ![Lo que muestra](dirección).',
});

/** A check of a text in Markdown: each picture says what it shows, for those who don't see it. */
export function namedPicturesOnly(context: z.core.ParsePayload<string>): void {
  if (hasUnnamedPicture(context.value)) context.issues.push({ code: 'custom', message: unnamed, input: context.value });
}
