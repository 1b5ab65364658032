import type { RecoveryCodes, SecondFactorSecret } from '@arcada/contracts';
import { SecondFactorEntity } from '../../src/second-factor/second-factor.entity.ts';
import { codeOf, stepOf } from '../../src/second-factor/totp.ts';
import { type Browser, goodPassword } from './browser.ts';
import type { Site } from './site.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (base32: string) => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The app on somebody's phone. */
export class Authenticator {
  readonly secret: Buffer;

  constructor({ secret }: SecondFactorSecret) {
    this.secret = bytesOf(secret);
  }

  /** The code that a phone shows whose clock is wrong by this many steps. */
  code(steps = 0): string {
    return codeOf(this.secret, stepOf(Date.now()) + steps);
  }
}

/** As if half a minute had passed: the codes that were used may be used again. */
export const forgetUsedCodes = (site: Site, accountId: string) =>
  site.database.read.update(SecondFactorEntity, { accountId }, { lastStep: 0 });

/** Turns the second factor of a signed-in person on, a while ago. */
export async function withSecondFactor(site: Site, { id, browser }: { id: string; browser: Browser }) {
  const begun = await browser.post<SecondFactorSecret>('api/user/second-factor', { password: goodPassword });
  const app = new Authenticator(begun.body);
  const enabled = await browser.post<RecoveryCodes>('api/user/second-factor/enable', { code: app.code() });
  if (enabled.status !== 200) throw new Error(`enable returned ${enabled.status}: ${JSON.stringify(enabled.body)}`);
  await forgetUsedCodes(site, id);
  return { app, recoveryCodes: enabled.body.recoveryCodes };
}
