import type { IdentityConfig } from '../config.ts';
import { PasswordHasher } from './password-hasher.ts';

test('a password is compared for a name that nobody has, too', async () => {
  const hasher = new PasswordHasher({ PASSWORD_HASHES_AT_ONCE: 1 } as IdentityConfig);
  await hasher.onModuleInit();
  const kept = await hasher.hash('an-old-harbour');
  // Time of the processor, which a busy machine doesn't change as it does that of the clock.
  const costOf = async (passwordHash: string | undefined) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n++) expect(await hasher.verify(passwordHash, 'wrong')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await costOf(kept);
  expect(await costOf(undefined)).toBeGreaterThan((await costOf(kept)) / 4);
});
