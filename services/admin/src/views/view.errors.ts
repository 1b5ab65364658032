import { mostSavedViews } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

export const viewNotFound = () =>
  new DomainError('admin.view.not-found', 404, {
    en: 'This view does not exist or has been deleted.',
    'pt-BR': 'Esta visão não existe ou foi excluída.',
    es: 'Esta vista no existe o se ha eliminado.',
  });

export const tooManyViews = () =>
  new DomainError('admin.view.too-many', 409, {
    en: `A page can have ${mostSavedViews} views. Delete one first.`,
    'pt-BR': `Uma página pode ter ${mostSavedViews} visões. Exclua uma antes.`,
    es: `Una página puede tener ${mostSavedViews} vistas. Elimina una antes.`,
  });
