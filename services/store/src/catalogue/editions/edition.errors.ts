import { fileSize, forEachLanguage, type ProductEdition, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const refuse = (code: string, status: number, message: Translated) =>
  new DomainError(`store.edition.${code}`, status, message);

export const editionNotFound = () =>
  refuse('not-found', 404, {
    en: 'There is no such product, or nothing of it is being written.',
    'pt-BR': 'Não há esse produto, ou nada dele está sendo escrito.',
    es: 'No hay tal producto, o no se está escribiendo nada de él.',
  });

/** RFC 9110 §15.5.13, with what is stored now. */
export const editionChanged = (current: ProductEdition) =>
  new DomainError(
    'store.edition.changed',
    412,
    {
      en: 'This product has been saved elsewhere in the meantime. Compare both versions before you go on.',
      'pt-BR': 'Este produto foi salvo em outro lugar nesse meio-tempo. Compare as duas versões antes de continuar.',
      es: 'Este producto se ha guardado en otro sitio mientras tanto. Compara ambas versiones antes de continuar.',
    },
    { data: { current } },
  );

export const editionSubmitted = () =>
  refuse('submitted', 409, {
    en: 'This product is waiting for an admin. Take it back to change it.',
    'pt-BR': 'Este produto está aguardando um administrador. Recolha-o para alterá-lo.',
    es: 'Este producto está a la espera de un administrador. Retíralo para cambiarlo.',
  });

export const editionNotSubmitted = () =>
  refuse('not-submitted', 409, {
    en: 'Its producer has taken this product back or it was decided already. Reload the list.',
    'pt-BR': 'O produtor recolheu este produto ou já houve uma decisão. Recarregue a lista.',
    es: 'Su productor ha retirado este producto o ya se ha decidido. Vuelve a cargar la lista.',
  });

export const editionUnchanged = () =>
  refuse('unchanged', 409, {
    en: 'Nothing differs from the present product yet. Change something before you submit it.',
    'pt-BR': 'Ainda não há diferença em relação ao produto atual. Altere algo antes de enviá-lo.',
    es: 'Todavía no hay diferencias con el producto actual. Cambia algo antes de enviarlo.',
  });

export const productNotOnSale = () =>
  refuse('not-on-sale', 409, {
    en: 'This product is not on sale, so there is no next edition of it. Publish it first, or send the edition back.',
    'pt-BR':
      'Este produto não está à venda, portanto não há próxima edição dele. Publique-o antes ou devolva a edição.',
    es: 'Este producto no está a la venta, así que no hay próxima edición de él. Publícalo antes o devuelve la edición.',
  });

export const tooManyEditions = (most: number) =>
  refuse('too-many', 409, {
    en: `You are writing ${most} products. Delete drafts that you no longer need, or wait until some are published.`,
    'pt-BR': `Você está escrevendo ${most} produtos. Exclua rascunhos de que não precisa mais ou espere a publicação de alguns.`,
    es: `Estás escribiendo ${most} productos. Elimina los borradores que ya no necesites o espera a que se publiquen algunos.`,
  });

interface UsedSpace {
  used: number;
  most: number;
  files: number;
  /** The id of the draft with the largest file. */
  largest: string;
}

export const draftSpaceUsed = ({ used, most, files, largest }: UsedSpace) => {
  const sizes = forEachLanguage((language) => ({ used: fileSize(used, language), most: fileSize(most, language) }));
  return refuse('no-space', 409, {
    en: `This file would exceed your space for unpublished products: the other files (${files}) take ${sizes.en.used} of ${sizes.en.most}. Remove files or drafts that you no longer need (the largest belongs to “${largest}”), or wait until some are published.`,
    'pt-BR': `Este arquivo ultrapassaria o seu espaço para produtos não publicados: os outros arquivos (${files}) ocupam ${sizes['pt-BR'].used} de ${sizes['pt-BR'].most}. Remova arquivos ou rascunhos de que não precisa mais (o maior é de “${largest}”) ou espere a publicação de alguns.`,
    es: `Este archivo superaría tu espacio para productos sin publicar: los demás archivos (${files}) ocupan ${sizes.es.used} de ${sizes.es.most}. Elimina archivos o borradores que ya no necesites (el mayor es de «${largest}») o espera a que se publiquen algunos.`,
  });
};

/** Buyers of the version on sale would no longer be offered the file that they know by this number. */
export const editionRepeatsVersion = (version: string) => {
  const message = {
    en: `Version ${version} already has another file, which buyers have. Give the edition a new version number, or remove its file.`,
    'pt-BR': `A versão ${version} já tem outro arquivo, que os compradores possuem. Dê um novo número de versão à edição ou remova o arquivo dela.`,
    es: `La versión ${version} ya tiene otro archivo, que los compradores poseen. Da a la edición un número de versión nuevo o quítale el archivo.`,
  };
  return new DomainError('store.edition.version-exists', 409, message, { errors: [{ path: 'version', message }] });
};
