import { cartLimits } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

export const lineNotFound = () =>
  new DomainError('store.cart.line-not-found', 404, 'This line is not in the cart any more. Reload the cart.');

export const unknownProduct = (id: string) =>
  new DomainError('store.cart.unknown-product', 404, `There is no product "${id}" in the catalogue.`);

export const unknownCourse = (id: string) =>
  new DomainError('store.cart.unknown-course', 404, `There is no course "${id}" on sale.`);

export const coursesUnavailable = () =>
  new DomainError('store.cart.courses-unavailable', 503, 'Courses cannot be reached right now. Please try again.');

export const tooMany = () =>
  new DomainError(
    'store.cart.quantity-limit',
    409,
    `A cart holds at most ${cartLimits.maxQuantity} of the same thing.`,
  );

export const tooManyLines = () =>
  new DomainError(
    'store.cart.line-limit',
    409,
    `A cart holds at most ${cartLimits.maxLines} different things. Remove one to add another.`,
  );
