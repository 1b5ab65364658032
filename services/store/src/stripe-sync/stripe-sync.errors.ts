import { DomainError } from '@arcada/service-kit';

export const syncNotFound = () =>
  new DomainError('store.stripe-sync.not-found', 404, {
    en: 'There is no such sync. Compare the products again.',
    'pt-BR': 'Esta sincronização não existe. Compare os produtos de novo.',
    es: 'Esta sincronización no existe. Vuelve a comparar los productos.',
  });

export const syncBusy = () =>
  new DomainError('store.stripe-sync.busy', 409, {
    en: 'Another sync is running. Wait until it has ended.',
    'pt-BR': 'Outra sincronização está em andamento. Espere até que termine.',
    es: 'Hay otra sincronización en curso. Espera a que termine.',
  });

export const syncWithoutPlan = () =>
  new DomainError('store.stripe-sync.no-plan', 409, {
    en: 'The products have not been compared yet. Compare them first.',
    'pt-BR': 'Os produtos ainda não foram comparados. Compare-os primeiro.',
    es: 'Los productos aún no se han comparado. Compáralos primero.',
  });

export const nothingToSync = () =>
  new DomainError('store.stripe-sync.not-on-sale', 409, {
    en: 'Only published products are synced with Stripe. Publish this product first.',
    'pt-BR': 'Só produtos publicados são sincronizados com a Stripe. Publique este produto primeiro.',
    es: 'Solo los productos publicados se sincronizan con Stripe. Publica primero este producto.',
  });

export const notAtStripe = () =>
  new DomainError('store.stripe-sync.not-synced', 409, {
    en: 'This product is not synced with Stripe, so there is nothing to remove.',
    'pt-BR': 'Este produto não está sincronizado com a Stripe; não há nada para remover.',
    es: 'Este producto no está sincronizado con Stripe, así que no hay nada que quitar.',
  });
