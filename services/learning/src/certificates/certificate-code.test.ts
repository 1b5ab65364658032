import { newCertificateCode, readCertificateCode } from './certificate-code.ts';

const code = 'ARC-7K2M-9QXV-03TD';

test.each([
  code,
  ' arc-7k2m-9qxv-03td ',
  'ARC 7K2M 9QXV 03TD',
  'ARC - 7K2M - 9QXV - 03TD',
  'ARC–7K2M–9QXV–03TD',
  '7K2M9QXVO3TD',
  'arc\u00a07k2m9qxv03td',
])('“%s” is read as it was printed', (typed) => {
  expect(readCertificateCode(typed)).toBe(code);
});

test('a code that begins like the prefix is not cut', () => {
  expect(readCertificateCode('ARC7 9QXV 03TD')).toBe('ARC-ARC7-9QXV-03TD');
  expect(readCertificateCode('ARC-ARC7-9QXV-03TD')).toBe('ARC-ARC7-9QXV-03TD');
});

test('a generated code is read back unchanged', () => {
  const made = newCertificateCode();
  expect(readCertificateCode(made)).toBe(made);
});
