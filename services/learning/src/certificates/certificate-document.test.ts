import type { Language } from '@arcada/contracts';
import { certificateDocument } from './certificate-document.ts';

const details = { instructorName: 'Iris', skills: [], lessonCount: 1, taskCount: 1, score: null };
const facts = {
  code: 'ARC-7K2M-9QXV-03TD',
  courseId: 'names',
  courseTitle: 'Names of files',
  holderName: 'Ana Müller',
  issuedAt: '2026-05-01T10:00:00.000Z',
  durationMinutes: 8,
  valid: true,
  revokedAt: null,
  details,
  signature: 'signature',
};
/** What is at the foot of the certificate. */
function drawn(language: Language, change: object = {}): string {
  const certificate = { ...facts, details: { ...details, ...change } };
  const { footer } = certificateDocument(certificate, language, 'https://shop.example/certificates/x');
  if (typeof footer !== 'function') throw new Error('The certificate has no foot.');
  return JSON.stringify(footer(1, 1, { orientation: 'landscape', width: 842, height: 595 }));
}

test('counts one lesson and one task as one, and several as several', () => {
  expect(drawn('en')).toContain('1 lesson · 1 quiz or exercise passed"');
  expect(drawn('pt-BR')).toContain('1 aula · 1 questionário ou exercício com aprovação"');
  expect(drawn('es')).toContain('1 lección · 1 cuestionario o ejercicio aprobado"');
  expect(drawn('en', { lessonCount: 7, taskCount: 3 })).toContain('7 lessons · 3 quizzes and exercises passed"');
});
