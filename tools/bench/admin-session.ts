import { randomUUID } from 'node:crypto';
import { demoAccounts } from '../start/demo-accounts.ts';

/** A call of the site as the demo admin; throws when the response isn't a success. */
export type AdminCall = (
  method: string,
  path: string,
  body?: unknown,
  more?: Record<string, string>,
) => Promise<Response>;

export async function signInAsAdmin(site: string): Promise<AdminCall> {
  const { username, password } = demoAccounts.find(({ role }) => role === 'admin') ?? demoAccounts[0];
  const headers = () => ({ 'content-type': 'application/json', origin: site, 'idempotency-key': randomUUID() });
  const login = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ username, password }),
  });
  if (!login.ok) throw new Error(`The admin could not sign in: ${login.status} ${await login.text()}`);
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return async (method, path, body, more) => {
    const response = await fetch(`${site}${path}`, {
      method,
      headers: { ...headers(), cookie, ...more },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return response;
  };
}
