import type { Letter, LetterCounts, LetterSummary } from '@arcada/contracts';

export const testCounts = (counts: Partial<LetterCounts> = {}): LetterCounts => ({
  recipients: 0,
  waiting: 0,
  sent: 0,
  bounced: 0,
  left: 0,
  failed: 0,
  unsubscribed: 0,
  ...counts,
});

/** A draft in English and half in Portuguese, for six subscribers. */
export const testLetter = (letter: Partial<Letter> = {}): Letter => ({
  id: '4f0c8c1e-6d9b-4a54-9d53-0a2f0f0c7b11',
  subject: 'November',
  status: 'draft',
  missing: ['pt-BR', 'es'],
  scheduledAt: null,
  startedAt: null,
  endedAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  revision: 3,
  counts: testCounts(),
  texts: { en: { subject: 'November', body: 'Hello.' }, 'pt-BR': { subject: 'Novembro', body: '' } },
  audience: { en: 6, 'pt-BR': 0, es: 0 },
  pace: 300,
  pausedFor: null,
  lastRefusal: null,
  ...letter,
});

export function testSummary(letter: Partial<Letter> = {}): LetterSummary {
  const { texts: _t, audience: _a, pace: _p, pausedFor: _f, lastRefusal: _r, ...summary } = testLetter(letter);
  return summary;
}
