import type { IdentityConfig } from '../config.ts';
import { PasswordHasher } from './password-hasher.ts';

test('a password is also compared for an unknown name', async () => {
  const hasher = new PasswordHasher({ PASSWORD_HASHES_AT_ONCE: 1 } as IdentityConfig);
  await hasher.onModuleInit();
  const kept = await hasher.hash('an-old-harbour');
  // CPU time, which a busy machine affects less than wall-clock time.
  const costOf = async (passwordHash: string | undefined) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n++) expect(await hasher.verify(passwordHash, 'wrong')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await costOf(kept);
  expect(await costOf(undefined)).toBeGreaterThan((await costOf(kept)) / 4);
});
