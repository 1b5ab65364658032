import { mergeThemes, mergeValues, splitTiers, topLevelRules } from './style-sheet.ts';

test('rules are split at the top level, at-rules stay whole', () => {
  expect(topLevelRules('.a{color:red;}@media print{.b{top:0}.c{top:1px}}.d{left:0}')).toEqual([
    '.a{color:red;}',
    '@media print{.b{top:0}.c{top:1px}}',
    '.d{left:0}',
  ]);
});

test('values of both themes become one, colour by colour', () => {
  expect(mergeValues('8px', '8px')).toBe('8px');
  expect(mergeValues('#fff', '#000')).toBe('light-dark(#fff, #000)');
  expect(mergeValues('0 0 2px rgba(0, 0, 0, 0.1), 0 0 1px #eee', '0 0 2px rgba(0, 0, 0, 0.4), 0 0 1px #eee')).toBe(
    '0 0 2px light-dark(rgba(0, 0, 0, 0.1), rgba(0, 0, 0, 0.4)), 0 0 1px #eee',
  );
  expect(() => mergeValues('8px', '9px')).toThrow(/more than colours/);
});

test('themes are merged and unused rules are left out', () => {
  const light = ['.x{--a:#fff;--b:2px}', '.ant-btn-rtl{top:0}', '.y,.y-rtl{top:0}'];
  const dark = ['.x{--a:#111;--b:2px}', '.ant-btn-rtl{top:0}', '.y,.y-rtl{top:0}'];
  expect(mergeThemes(light, dark)).toEqual(['.x{--a:light-dark(#fff, #111);--b:2px}', '.y{top:0}']);
});

test('links keep the look and the focus ring of the site', () => {
  const rules = [
    'a{outline:none}',
    'a:focus-visible{outline:var(--b)}',
    'a[disabled]{top:0}',
    '.ant-a a{top:0}',
    'abbr{top:0}',
  ];
  expect(mergeThemes(rules, rules)).toEqual(['.ant-a a{top:0}', 'abbr{top:0}']);
});

test('rules shared by several tiers are included once, in the base', () => {
  expect(splitTiers({ forms: ['.a{}', '.b{}'], data: ['.b{}', '.c{}'] })).toEqual({
    base: ['.b{}'],
    forms: ['.a{}'],
    data: ['.c{}'],
  });
});
