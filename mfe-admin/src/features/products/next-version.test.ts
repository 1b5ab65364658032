import type { ManagedProduct, ProductVersion } from '@arcada/contracts';
import { nextVersion } from './next-version.ts';
import { wallCounter } from './product.fixture.ts';

const filesOf = (...versions: string[]) => versions.map((version) => ({ version }) as ProductVersion);
const at = (version: string, more: Partial<ManagedProduct> = {}) => ({ ...wallCounter, version, ...more });

test('the first file has the version that the product was given', () => {
  expect(nextVersion(at('1.0.0', { hasFile: false }), [])).toBe('1.0.0');
});

test('the next file has a version that no file has', () => {
  expect(nextVersion(at('1.1.9'), filesOf('1.1.9', '1.0.0'))).toBe('1.1.10');
  expect(nextVersion(at('1.0.0'), filesOf('1.0.1', '1.0.0'))).toBe('1.0.2');
  expect(nextVersion(at('2026 b'), filesOf('2026 b'))).toBe('2027 b');
  expect(nextVersion(at('final'), filesOf('final'))).toBe('final');
});

test('a version of which the changelog tells already comes first', () => {
  const release = { version: '2.0.0', date: '2026-11-01', notes: ['Counts gates'] };
  const texts = { ...wallCounter.texts, en: { ...wallCounter.texts.en, changelog: [release] } };
  expect(nextVersion(at('1.0.0', { texts }), filesOf('1.0.0'))).toBe('2.0.0');
  expect(nextVersion(at('2.0.0', { texts }), filesOf('2.0.0'))).toBe('2.0.1');
  // One that is told of no longer would be a step back.
  expect(nextVersion(at('2.9.0', { texts }), filesOf('2.9.0'))).toBe('2.9.1');
  expect(nextVersion(at('10.0.0', { texts }), filesOf('10.0.0'))).toBe('10.0.1');
});
