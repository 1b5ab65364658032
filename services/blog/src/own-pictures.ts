import { validationText } from '@arcada/contracts';
import { foreignPictures } from '@arcada/service-kit/markdown';

/** Whether all pictures of a text in Markdown are kept by this site: others aren't shown. */
export const hasOwnPictures = (markdown: string): boolean => foreignPictures(markdown).length === 0;

export const ownPicturesOnly = validationText({
  en: 'A picture in the text isn’t one that this site keeps, so readers would not see it. Use the address of a picture of this site (/api/blog/images/…), or remove it.',
  'pt-BR':
    'Uma imagem no texto não está guardada neste site; por isso, os leitores não a veriam. Use o endereço de uma imagem deste site (/api/blog/images/…) ou remova-a.',
  es: 'Una imagen del texto no está guardada en este sitio, así que los lectores no la verían. Usa la dirección de una imagen de este sitio (/api/blog/images/…) o quítala.',
});
