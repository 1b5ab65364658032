import { adviceOf } from './advisories.ts';

test.each([
  ['{"metadata":{"vulnerabilities":{"info":0,"low":0,"moderate":0,"high":0,"critical":0}}}', /: none\.$/],
  ['npm warn x\n{"metadata":{"vulnerabilities":{"low":2,"high":1}}}', /: 1 high, 2 low\. See/],
  ['npm error\n{"message":"405 Method Not Allowed"}\nnpm error A log', /gave no advisories/],
  ['npm error network', /nothing readable/],
  ['', /nothing readable/],
])('%j is told as %s', (output, expected) => {
  expect(adviceOf(output)).toMatch(expected);
});
