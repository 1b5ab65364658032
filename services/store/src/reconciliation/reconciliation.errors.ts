import { DomainError } from '@arcada/service-kit';

export const comparisonUnavailable = () =>
  new DomainError(
    'store.reconciliation.unavailable',
    503,
    {
      en: 'The payment service does not respond, so the books can’t be compared now. Try again in a moment.',
      'pt-BR':
        'O serviço de pagamento não responde, e não é possível comparar os livros agora. Tente de novo em instantes.',
      es: 'El servicio de pago no responde y ahora no se pueden comparar los libros. Inténtalo de nuevo en un momento.',
    },
    { logLevel: 'warn', headers: { 'retry-after': '5' } },
  );
