import { mailedName } from '@arcada/service-kit';
import { addressedFullName, unusableFullName } from './account.errors.ts';
import { isPrintable } from './account-keys.ts';

/** Refuses a full name that can't be shown, or whose readers could be led elsewhere by it. */
export function checkFullName(fullName: string): void {
  if (!isPrintable(fullName)) throw unusableFullName();
  if (!mailedName(fullName)) throw addressedFullName();
}
