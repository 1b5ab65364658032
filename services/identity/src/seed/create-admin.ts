import { credentialLimits, defaultLanguage, emailSchema, loginSchema } from '@arcada/contracts';
import { Database, DomainError, recordChange, type ServiceContext } from '@arcada/service-kit';
import { isUsableUsername } from '../accounts/account-keys.ts';
import { Links } from '../mail/links.ts';
import { MailTokens } from '../mail/mail-tokens.ts';
import { writeAccount } from './account-writer.ts';

const refused = (reason: string) => new DomainError('identity.create-admin.refused', 400, reason);
const usage = 'Usage: create-admin <username> <email>';

/** The `create-admin` command: makes an admin without a password and answers a link that sets one, once. */
export async function createAdmin({ get }: ServiceContext, [username, email]: readonly string[]): Promise<string> {
  const name = loginSchema.shape.username.safeParse(username);
  const address = emailSchema.shape.email.safeParse(email);
  if (!name.success || !isUsableUsername(name.data)) {
    throw refused(
      `A user name has at least ${credentialLimits.usernameMin} characters, no @ or /, and isn't a web address. ${usage}`,
    );
  }
  if (!address.success) throw refused(`"${email ?? ''}" is no e-mail address. ${usage}`);
  const token = await get(Database).transaction(async (manager) => {
    const account = await writeAccount(manager, {
      username: name.data.normalize('NFC'),
      email: address.data,
      fullName: null,
      role: 'admin',
      language: defaultLanguage,
      passwordHash: null,
    });
    if (!account) throw refused(`The user name "${name.data}" is taken. Choose another one.`);
    await recordChange(manager, {
      action: 'identity.admin.created',
      subject: { kind: 'account', id: account.id },
      after: { role: 'admin' },
    });
    return get(MailTokens).issue(manager, 'reset', account.id);
  });
  return get(Links).resetPassword(token);
}
