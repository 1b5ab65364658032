import { DomainError } from '@arcada/service-kit';

export const eventNotFound = () =>
  new DomainError('store.stripe-event.not-found', 404, {
    en: 'Stripe does not have this event. It keeps events for 30 days.',
    'pt-BR': 'A Stripe não tem este evento. Ela guarda eventos por 30 dias.',
    es: 'Stripe no tiene este evento. Conserva los eventos durante 30 días.',
  });

export const eventUnavailable = () =>
  new DomainError(
    'store.stripe-event.unavailable',
    503,
    {
      en: 'Stripe does not respond, so the event can’t be read now. Try again in a moment.',
      'pt-BR': 'A Stripe não responde, e não é possível ler o evento agora. Tente de novo em instantes.',
      es: 'Stripe no responde y ahora no se puede leer el evento. Inténtalo de nuevo en un momento.',
    },
    { logLevel: 'warn', headers: { 'retry-after': '5' } },
  );

export const replayFailed = () =>
  new DomainError('store.stripe-event.replay-failed', 409, {
    en: 'The event failed again. Its reason is in the list.',
    'pt-BR': 'O evento falhou de novo. O motivo está na lista.',
    es: 'El evento ha vuelto a fallar. El motivo está en la lista.',
  });

export const recordNotFound = () =>
  new DomainError('store.stripe-event.not-received', 404, {
    en: 'This event has not arrived here, or was deleted after its time.',
    'pt-BR': 'Este evento não chegou aqui ou foi excluído depois do prazo.',
    es: 'Este evento no ha llegado aquí o se eliminó pasado su plazo.',
  });

export const recordSettled = () =>
  new DomainError('store.stripe-event.settled', 409, {
    en: 'This event has been processed meanwhile: there is nothing to close.',
    'pt-BR': 'Este evento foi processado enquanto isso: não há nada para encerrar.',
    es: 'Este evento se ha procesado entretanto: no hay nada que cerrar.',
  });
