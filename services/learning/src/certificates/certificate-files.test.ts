import { CertificateFiles } from './certificate-files.ts';

const facts = {
  code: 'ARC-7K2M-9QXV-03TD',
  courseId: 'model-basics',
  courseTitle: 'Model Basics',
  holderName: 'Ana Müller',
  issuedAt: '2026-05-01T10:00:00.000Z',
  durationMinutes: 8,
  valid: true,
  revokedAt: null,
  details: { instructorName: 'Iris', skills: ['Draw grids', 'Name levels'], lessonCount: 7, taskCount: 3, score: 0.9 },
  signature: 'signature',
};

test('a certificate is rendered once for the same facts and language', async () => {
  const files = new CertificateFiles();
  const draw = (change: object, language: 'en' | 'es' = 'en') =>
    files.pdf({ ...facts, ...change }, language, 'https://shop.example/certificates/x');
  const [first, again] = await Promise.all([draw({}), draw({})]);
  expect(again).toBe(first);
  expect(await draw({})).toBe(first);
  expect(await draw({ holderName: 'Eve' })).not.toBe(first);
  expect(await draw({}, 'es')).not.toBe(first);
});
