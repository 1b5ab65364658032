import { validationText } from '@arcada/contracts';
import { foreignPictures } from '@arcada/service-kit/markdown';
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
