import { DomainError } from '@arcada/service-kit';

export const unknownLicence = () =>
  new DomainError('store.licence.unknown', 404, 'This licence key was not issued by us. Check that it is complete.');

export const revokedLicence = () =>
  new DomainError('store.licence.revoked', 403, 'This licence was revoked because its order was refunded.');

export const noSeatLeft = (seats: number) =>
  new DomainError(
    'store.licence.no-seat-left',
    409,
    `All ${seats} seats of this licence are in use. Release a machine under Licences, then activate again.`,
    { data: { seats } },
  );

export const unknownMachine = () =>
  new DomainError('store.licence.unknown-machine', 404, 'The licence is not active on this machine.');
