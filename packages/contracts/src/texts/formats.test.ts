import { byteSize } from './byte-size.ts';
import { fileSize } from './file-size.ts';
import { dateFormat, displayNames, numberFormat } from './formats.ts';

test('a formatter is created once for its language and options', () => {
  const long = { dateStyle: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat('en', long)).toBe(dateFormat('en', { ...long }));
  expect(dateFormat('es', long)).not.toBe(dateFormat('en', long));
  expect(dateFormat('es', long).format(new Date('2026-03-01T00:00:00Z'))).toBe('1 de marzo de 2026');
  expect(dateFormat('en', long).format(new Date('2026-11-29T00:00:00Z'))).toBe('29 November 2026');
  expect(numberFormat('pt-BR', { minimumFractionDigits: 1 }).format(4.5)).toBe('4,5');
  expect(displayNames('es', 'region').of('BR')).toBe('Brasil');
  expect(displayNames('en', 'language').of('pt-BR')).toBe('Brazilian Portuguese');
});

test('limits in bytes are read in megabytes or kilobytes', () => {
  expect([64 * 1024, 3 * 1_048_576, 1_572_864, 10_000].map(byteSize)).toEqual(['64 KB', '3 MB', '1536 KB', '9 KB']);
});

test('sizes of files are read in the unit that suits them', () => {
  expect([0, 900, 1536, 120_000].map((bytes) => fileSize(bytes, 'en'))).toEqual(['0 B', '900 B', '2 KB', '117 KB']);
  expect(fileSize(1_300_000, 'pt-BR')).toBe('1,2 MB');
  expect(fileSize(3 * 1024 ** 4, 'en')).toBe('3,072 GB');
});
