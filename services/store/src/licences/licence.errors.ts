import { DomainError } from '@arcada/service-kit';

export const unknownLicence = () =>
  new DomainError('store.licence.unknown', 404, {
    en: 'This licence key was not issued by us. Check that it is complete.',
    'pt-BR': 'Esta chave de licença não foi emitida por nós. Verifique se ela está completa.',
    es: 'Esta clave de licencia no la hemos emitido nosotros. Comprueba que esté completa.',
  });

export const revokedLicence = () =>
  new DomainError('store.licence.revoked', 403, {
    en: 'This licence is no longer valid because its order was refunded.',
    'pt-BR': 'Esta licença não vale mais, porque o pedido foi reembolsado.',
    es: 'Esta licencia ya no es válida porque su pedido fue reembolsado.',
  });

export const noSeatLeft = (seats: number) =>
  new DomainError(
    'store.licence.no-seat-left',
    409,
    {
      en: `All seats of this licence are in use (${seats}). Release a machine under Licences, then try again.`,
      'pt-BR': `Todos os assentos desta licença estão em uso (${seats}). Libere uma máquina em Licenças e tente de novo.`,
      es: `Todos los puestos de esta licencia están en uso (${seats}). Libera un equipo en Licencias e inténtalo de nuevo.`,
    },
    { data: { seats } },
  );

export const unknownMachine = () =>
  new DomainError('store.licence.unknown-machine', 404, {
    en: 'The licence is not active on this machine.',
    'pt-BR': 'A licença não está ativa nesta máquina.',
    es: 'La licencia no está activa en este equipo.',
  });
