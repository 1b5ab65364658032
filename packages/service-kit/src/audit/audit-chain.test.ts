import { sha256 } from '../hexadecimal-hash.ts';
import { ChainCheck, canonical, genesis, hashOf } from './audit-chain.ts';
import type { AuditEntryEntity } from './audit-entry.entity.ts';
import { boundedValue, differences } from './differences.ts';

const entry = (number: number, previousHash: string): AuditEntryEntity => {
  const fields = {
    number,
    at: 1_800_000_000_000 + number,
    action: 'store.product.changed',
    subjectKind: 'product',
    subjectId: 'headroom-check',
    subjectName: 'Headroom Check',
    actorId: null,
    actorRole: null,
    client: null,
    requestId: null,
    before: { priceCents: 100 },
    after: { priceCents: 200 },
    previousHash,
  };
  return { ...fields, hash: hashOf(fields) };
};

function trail(length: number): AuditEntryEntity[] {
  const entries: AuditEntryEntity[] = [];
  for (let number = 1; number <= length; number++) entries.push(entry(number, entries.at(-1)?.hash ?? genesis));
  return entries;
}

const verdict = (entries: readonly AuditEntryEntity[]) => {
  const chain = new ChainCheck();
  for (const each of entries) {
    const broken = chain.next(each);
    if (broken) return broken;
  }
  return chain.head;
};

test('an entry without a name has the hash that it had before there were names', () => {
  const { hash: _hash, subjectName: _name, ...fields } = entry(1, genesis);
  expect(hashOf({ ...fields, subjectName: null })).toBe(sha256(canonical(fields)));
});

describe('a hash chain', () => {
  it('is whole as it was written', () => {
    const entries = trail(5);
    expect(verdict(entries)).toEqual({ count: 5, hash: entries[4]?.hash });
    expect(verdict([])).toEqual({ count: 0, hash: genesis });
  });

  it('shows a field that was changed, whichever', () => {
    for (const name of Object.keys(entry(1, genesis)) as (keyof AuditEntryEntity)[]) {
      if (name === 'number' || name === 'previousHash') continue;
      const entries = trail(3);
      Object.assign(entries[1] as object, { [name]: name === 'at' ? 1 : 'another' });
      expect([name, verdict(entries)]).toEqual([name, { number: 2, reason: 'changed' }]);
    }
  });

  it('shows an entry that was taken out, put in again elsewhere, or written anew with a right hash', () => {
    expect(verdict(trail(4).toSpliced(1, 1))).toEqual({ number: 2, reason: 'missing' });
    const entries = trail(4);
    entries[1] = { ...(entries[1] as AuditEntryEntity), after: { priceCents: 1 } };
    entries[1].hash = hashOf(entries[1]);
    expect(verdict(entries)).toEqual({ number: 3, reason: 'detached' });
  });
});

test('the same value has one text, whatever the order of its members', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
});

test('only what differs is recorded, long texts by their beginning and hash', () => {
  expect(differences({ price: 1, name: 'A' }, { price: 2, name: 'A' })).toEqual({
    before: { price: 1 },
    after: { price: 2 },
  });
  expect(differences(undefined, { price: 2 })).toEqual({ before: null, after: { price: 2 } });
  expect(boundedValue({ text: 'x'.repeat(5000) })).toEqual({
    text: { begins: 'x'.repeat(2000), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(
    JSON.stringify(boundedValue({ all: Array.from({ length: 3000 }, (_, at) => `number ${at}`) })).length,
  ).toBeLessThan(3000);
});
