import { mailedName } from '@arcada/service-kit';
import type { AccountEntity } from './account.entity.ts';
import { addressedFullName, reservedFullName, reservedName, unusableFullName } from './account.errors.ts';
import { isReadableName } from './readable-name.ts';
import { namesStaffOfSite, posesAsSite } from './site-name.ts';

/** Refuses a full name that can't be read, or whose readers could be led elsewhere or misled by it. */
export function checkFullName(fullName: string, account: Pick<AccountEntity, 'role'>): void {
  if (!isReadableName(fullName)) throw unusableFullName();
  if (!mailedName(fullName)) throw addressedFullName();
  if (posesAsSite(fullName, account)) throw namesStaffOfSite(fullName) ? reservedFullName() : reservedName('fullName');
}
