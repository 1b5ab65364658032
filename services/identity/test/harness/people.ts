import { randomUUID } from 'node:crypto';
import type { Role } from '@arcada/contracts';
import { PasswordHasher } from '../../src/passwords/password-hasher.ts';
import { writeAccount } from '../../src/seed/account-writer.ts';
import { type Browser, goodPassword } from './browser.ts';
import type { Site } from './site.ts';

/** A person of any role, created as the operator creates admins, and signed in. */
export async function signedIn(site: Site, role: Role, username = `${role}-${randomUUID().slice(0, 8)}`) {
  const passwordHash = await site.service.get(PasswordHasher).hash(goodPassword);
  const account = await site.database.transaction((manager) =>
    writeAccount(manager, {
      username,
      email: `${username}@example.com`,
      fullName: null,
      role,
      language: 'en',
      passwordHash,
    }),
  );
  if (!account) throw new Error(`${username} exists`);
  const browser: Browser = site.browser();
  const response = await browser.signIn(username);
  if (response.status !== 200) throw new Error(`sign-in returned ${response.status}`);
  return { id: account.id, username, email: account.email, browser };
}
