import fs from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { demoAccounts } from './demo-accounts.ts';

test('the accounts shown at start are those that identity seeds', () => {
  const seed = fs.readFileSync(path.join(root, 'services/identity/src/sign-in/demo-accounts.ts'), 'utf8');
  for (const { role, username, password } of demoAccounts) {
    const account = new RegExp(`username: '${username}',\\s+password: '${password}',[^}]*role: '${role}'`);
    expect(seed).toMatch(account);
  }
});
