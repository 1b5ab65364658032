import { keptMails } from '../test/read-mail.ts';
import type { Journal } from './journal.ts';
import { addressOf } from './mails.ts';
import { sessionStatus } from './session-status.ts';
import type { Visitor } from './visitor.ts';

export const password = 'a-long-passphrase-1';

function expectStatus(what: string, { status, text }: { status: number; text: string }, wanted: number): void {
  if (status !== wanted) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
}

/** A new account, signed in. */
export async function register(visitor: Visitor, journal: Journal, username: string): Promise<void> {
  visitor.forgetCookies();
  const account = { username, email: `${username}@example.com`, password };
  expectStatus(`register ${username}`, await visitor.insist('POST', '/api/register', account), 201);
  journal.registered.add(username);
  journal.signedIn.set(username, visitor.cookie);
}

/** A browser that is signed in already loses its previous session. */
export async function signIn(visitor: Visitor, journal: Journal, username: string, secret = password): Promise<void> {
  const { cookie } = visitor;
  const response = await visitor.insist('POST', '/api/login', { username, password: secret });
  expectStatus(`sign in ${username}`, response, 200);
  if (cookie) journal.ended(cookie);
  journal.signedIn.set(username, visitor.cookie);
}

/** Ends the session; its cookie must be invalid as soon as the response arrives. */
export async function signOut(visitor: Visitor, journal: Journal, username: string): Promise<void> {
  const { cookie } = visitor;
  expectStatus(`sign out ${username}`, await visitor.insist('POST', '/api/logout', {}), 204);
  journal.ended(cookie);
  if ((await sessionStatus(visitor.url, cookie)) === 200) journal.wrong.push(`${username} is signed out and still in`);
}

/** Confirms the address by the link of the welcome mail, if it has arrived. */
export async function confirm(visitor: Visitor, journal: Journal, username: string, dataDir: string): Promise<void> {
  const email = `${username}@example.com`;
  for (const mail of await keptMails(dataDir)) {
    const token = /(?<=\/confirm-email\?token=)[\w-]+/.exec(mail.body)?.[0];
    if (addressOf(mail) !== email || !token) continue;
    const response = await visitor.insist('POST', '/api/confirm-email', { token });
    expectStatus(`confirm ${email}`, response, 200);
    journal.confirmed.add(email);
    return;
  }
}
