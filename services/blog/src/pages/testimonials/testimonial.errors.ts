import { DomainError } from '@arcada/service-kit';
import { idTaken } from '../../id-taken.ts';

export const testimonialNotFound = () =>
  new DomainError('blog.testimonial.not-found', 404, {
    en: 'This testimonial does not exist or has been deleted.',
    'pt-BR': 'Este depoimento não existe ou foi excluído.',
    es: 'Este testimonio no existe o se ha eliminado.',
  });

export const testimonialExists = (id: string) =>
  idTaken('blog.testimonial.exists', {
    en: `A testimonial with the id "${id}" already exists: choose another id.`,
    'pt-BR': `Já existe um depoimento com o id "${id}": escolha outro id.`,
    es: `Ya existe un testimonio con el id "${id}": elige otro id.`,
  });

export const testimonialChanged = () =>
  new DomainError('blog.testimonial.changed', 412, {
    en: 'Someone else has saved this testimonial since you opened it. Compare both versions, then save again.',
    'pt-BR': 'Outra pessoa salvou este depoimento depois que você o abriu. Compare as duas versões e salve de novo.',
    es: 'Otra persona ha guardado este testimonio después de que lo abrieras. Compara las dos versiones y guarda otra vez.',
  });

export const testimonialTextMissing = () =>
  new DomainError('blog.testimonial.text-missing', 400, {
    en: 'A testimonial needs its text in at least one language.',
    'pt-BR': 'Um depoimento precisa do texto em pelo menos um idioma.',
    es: 'Un testimonio necesita su texto en al menos un idioma.',
  });

const pictureMissing = {
  en: 'This picture is no longer kept here. Choose it again.',
  'pt-BR': 'Esta imagem não está mais guardada aqui. Escolha-a de novo.',
  es: 'Esta imagen ya no se guarda aquí. Elígela de nuevo.',
};
export const testimonialPictureMissing = () =>
  new DomainError('blog.testimonial.picture-missing', 400, pictureMissing, {
    errors: [{ path: 'customerImage', message: pictureMissing }],
  });

export const orderOutdated = () =>
  new DomainError('blog.testimonial.order-outdated', 409, {
    en: 'Someone else has shown or hidden a testimonial meanwhile. The list is up to date now: order it again.',
    'pt-BR': 'Outra pessoa exibiu ou ocultou um depoimento nesse meio-tempo. A lista está atualizada: ordene de novo.',
    es: 'Otra persona ha mostrado u ocultado un testimonio mientras tanto. La lista está actualizada: ordénala otra vez.',
  });
