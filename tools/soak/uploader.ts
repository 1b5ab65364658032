import { setTimeout as sleep } from 'node:timers/promises';
import { forEachLanguage, type NewOwnProduct, newOwnProductSchema, pictureLimits } from '@arcada/contracts';
import { demoAccounts } from '../start/demo-accounts.ts';
import { signIn } from './account-steps.ts';
import { type Tally, tally } from './books/tally.ts';
import { Dice } from './dice.ts';
import { type Crowd, noting } from './people.ts';
import { Upload, Visitor } from './visitor.ts';

/** Uploads that a producer sent, and those of them that the site has refused as too large. */
export interface Sent {
  all: string[];
  refused: string[];
}

const draft: NewOwnProduct = newOwnProductSchema.parse({
  id: 'picture-of-a-storm',
  type: 'script',
  category: 'data',
  price: 10,
  version: '1.0.0',
  compatibility: 'Any',
  texts: forEachLanguage(() => ({
    name: 'Picture of a storm',
    description: 'Never has a picture',
    body: ['One paragraph'],
    inside: [],
    requirements: [],
    changelog: [],
  })),
});

/** A producer who sends pictures above the limit to a draft, at once or slowly: each has to be refused, and no more. */
export async function upload({ site, journal, seed, closing, over }: Crowd): Promise<Sent> {
  const dice = new Dice(seed ^ 0x10ad);
  const visitor = new Visitor(site.url, journal, over);
  const producer = demoAccounts.find(({ role }) => role === 'producer');
  const enter = () => signIn(visitor, journal, producer?.username ?? '', producer?.password);
  const sent: Sent = { all: [], refused: [] };
  await noting(journal, 'producer', async () => {
    await enter();
    const { status, text } = await visitor.insist('POST', '/api/content/products', draft);
    if (status !== 201) throw new Error(`the draft was not made: ${status} ${text.slice(0, 300)}`);
  });
  while (!closing.aborted) {
    await noting(journal, 'producer', async () => {
      const name = `upload ${sent.all.length + 1}`;
      sent.all.push(name);
      const bytes = pictureLimits.bytes + dice.between(1, pictureLimits.bytes);
      const picture = new Upload(bytes, dice.chance(0.3) ? dice.between(20, 80) : 0);
      const { status, text } = await visitor.insist('PUT', `/api/content/products/${draft.id}/image`, picture);
      if (status !== 413) throw new Error(`${name} of ${bytes} bytes: ${status} ${text.slice(0, 300)}`);
      sent.refused.push(name);
    });
    await sleep(dice.between(2000, 8000), undefined, { signal: closing }).catch(() => undefined);
  }
  return sent;
}

export const sentTally = ({ all, refused }: Sent): Tally =>
  tally({
    name: 'refused: uploads above the limit',
    owed: all.map((name) => [name] as const),
    found: refused.map((name) => [name] as const),
  });
