import { criticalCss } from './critical-css.ts';

const pick = criticalCss([
  ':root{--ink:#000}.used{color:red}.unused{color:blue}.used .inner:hover{color:red}.used:not(.unused){margin:0}' +
    '.a,.used::after{top:0}@media (min-width:1px){.used{left:0}.unused{left:0}}@font-face{font-family:x;src:url(x)}',
]);
const { text: css } = pick('<div class="used other"><p class="inner">.unused</p></div>');

test('keeps what the page uses: classes, states, alternatives, inside queries', () => {
  for (const rule of ['.used{', '.used .inner:hover{', '.used:not(.unused){', '.a,.used::after{']) {
    expect(css).toContain(rule);
  }
  expect(css).toContain('@media (min-width:1px){.used{left:0}}');
});

test('keeps rules without classes and font faces, drops the rest', () => {
  expect(css).toContain(':root{');
  expect(css).toContain('@font-face');
  expect(css).not.toContain('.unused{');
});

test('a rule that several stylesheets share is sent once, at its first position', () => {
  const shared = criticalCss(['.a{top:0}.b{top:1px}', '.a{top:0}.c{top:2px}@media print{.a{top:0}}']);
  expect(shared('<p class="a b c">').text).toBe('.a{top:0}.b{top:1px}.c{top:2px}@media print{.a{top:0}}');
});
