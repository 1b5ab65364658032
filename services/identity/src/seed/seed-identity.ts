import { Database, type ServiceContext } from '@arcada/service-kit';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { demoAccounts } from '../sign-in/demo-accounts.ts';
import { writeAccount } from './account-writer.ts';

/** The `seed` command: demo accounts where SEED_DEMO says so, else nothing. Accounts that exist stay as they are. */
export async function seedIdentity({ get, config }: ServiceContext): Promise<void> {
  if (!config.SEED_DEMO) return;
  const hasher = get(PasswordHasher);
  for (const { password, ...account } of demoAccounts) {
    const passwordHash = await hasher.hash(password);
    await get(Database).transaction((manager) => writeAccount(manager, { ...account, passwordHash }));
  }
}
