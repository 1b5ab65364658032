import { type ContentBlock, contentBlockSchema } from '@arcada/contracts';
import { z } from 'zod';
import { foreignPictures, formattedLine, hasTooMuchMarkup, plainText, readingMinutes, toContent } from './markdown.ts';

/** As a service would return it: the contract refuses whatever is not allowed in there. */
const convert = (markdown: string): ContentBlock[] => z.array(contentBlockSchema).parse(toContent(markdown));
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

describe('formatted text', () => {
  test('has every kind of block', () => {
    expect(
      convert(
        [
          'One *two* **three** `four` [five](/six)  \nseven',
          '> eight',
          '- nine\n- ten\n  1. eleven',
          '```Python extra\nprint("<b>")\n```',
          '| a | b |\n| - | - |\n| `c` | **d** | e |\n| f |',
          '---',
          '![A **plan**](/api/blog/images/plan.svg "title")',
        ].join('\n\n'),
      ),
    ).toEqual([
      paragraph(
        text('One '),
        { type: 'emphasis', children: [text('two')] },
        text(' '),
        { type: 'strong', children: [text('three')] },
        text(' '),
        { type: 'code', text: 'four' },
        text(' '),
        { type: 'link', href: '/six', children: [text('five')] },
        { type: 'break' },
        text('seven'),
      ),
      { type: 'quote', children: [paragraph(text('eight'))] },
      {
        type: 'list',
        ordered: false,
        items: [
          [paragraph(text('nine'))],
          [paragraph(text('ten')), { type: 'list', ordered: true, items: [[paragraph(text('eleven'))]] }],
        ],
      },
      { type: 'code', language: 'python', text: 'print("<b>")', marks: [[6, 11, 'string']] },
      {
        type: 'table',
        header: [[text('a')], [text('b')]],
        rows: [
          [[{ type: 'code', text: 'c' }], [{ type: 'strong', children: [text('d')] }]],
          [[text('f')], []],
        ],
      },
      { type: 'rule' },
      { type: 'image', src: '/api/blog/images/plan.svg', alt: 'A plan' },
    ]);
  });

  test('has text that is struck out, task lists, and links from addresses in a sentence', () => {
    const link = (href: string, words = href) => ({ type: 'link', href, children: [text(words)] });
    const deleted = (...children: object[]) => ({ type: 'deleted', children });
    expect(convert('A ~~b **c** d~~ e; ~~f~~.')).toEqual([
      paragraph(
        text('A '),
        deleted(text('b '), { type: 'strong', children: [text('c')] }, text(' d')),
        text(' e; '),
        deleted(text('f')),
        text('.'),
      ),
    ]);
    expect(convert('a ~~ b ~~ c, ~~d, `~~e~~` and ~~~~')).toEqual([
      paragraph(text('a ~~ b ~~ c, ~~d, '), { type: 'code', text: '~~e~~' }, text(' and ~~~~')),
    ]);
    expect(convert('- [ ] open\n- [x] done\n- [ ]\n- [y] no')).toEqual([
      {
        type: 'list',
        ordered: false,
        items: ['☐ open', '☑ done', '[ ]', '[y] no'].map((line) => [paragraph(text(line))]),
      },
    ]);
    expect(convert('See https://example.org/a_(b)?c=1. Or (http://example.org/d), **https://example.org**!')).toEqual([
      paragraph(
        text('See '),
        link('https://example.org/a_(b)?c=1'),
        text('. Or ('),
        link('http://example.org/d'),
        text('), '),
        { type: 'strong', children: [link('https://example.org')] },
        text('!'),
      ),
    ]);
    expect(convert('[https://a.example](https://b.example) `https://c.example` javascript://d https://')).toEqual([
      paragraph(
        link('https://b.example', 'https://a.example'),
        text(' '),
        { type: 'code', text: 'https://c.example' },
        text(' javascript://d https://'),
      ),
    ]);
  });

  test('has headings of level 2 to 4 with ids of their own, whatever level it begins with', () => {
    const headings = (markdown: string) =>
      convert(markdown).map((block) => (block.type === 'heading' ? [block.level, block.id] : block.type));
    expect(headings('# Código & visão\n\n## A\n\n### A\n\n#### A\n\n###### A\n\n## A-2\n\n# ¿?')).toEqual([
      [2, 'codigo-visao'],
      [3, 'a'],
      [4, 'a-2'],
      [4, 'a-3'],
      [4, 'a-4'],
      [3, 'a-2-2'],
      [2, 'section'],
    ]);
    expect(headings('## First\n\n### Second')).toEqual([
      [2, 'first'],
      [3, 'second'],
    ]);
  });

  test('shows HTML as typed and hides comments', () => {
    expect(convert('<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b<!-- c -->')).toEqual([
      paragraph(text('<script>alert(1)</script>')),
      paragraph(text('a <img src=x onerror=alert(1)> b')),
    ]);
    expect(convert('<!-- nothing -->')).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x0A;script:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\\\evil.example',
    '/&#9;/evil.example',
    '&#x202e;//evil.example',
    'evil',
    'file:///etc/passwd',
  ])('leaves the words of a link to %s, and of a picture', (address) => {
    expect(convert(`[words](<${address}>)`)).toEqual([paragraph(text('words'))]);
    expect(convert(`[words][a]\n\n[a]: <${address}>`)).toEqual([paragraph(text('words'))]);
    expect(convert(`![words](<${address}>)`)).toEqual([paragraph(text('words'))]);
    expect(convert(`![words][a]\n\n[a]: <${address}>`)).toEqual([paragraph(text('words'))]);
  });

  test.each(['/blog/a?b=c#d', '#part', 'https://example.org/a', 'http://example.org', 'mailto:a@example.org'])(
    'follows a link to %s',
    (href) => {
      expect(convert(`[words](${href})`)).toEqual([paragraph({ type: 'link', href, children: [text('words')] })]);
    },
  );

  test('accepts only pictures of this site, as blocks of their own, and none within a line of other content', () => {
    expect(convert('before ![one](/api/blog/images/a.svg) after ![two](https://example.org/a.png)')).toEqual([
      paragraph(text('before ')),
      { type: 'image', src: '/api/blog/images/a.svg', alt: 'one' },
      paragraph(text(' after two')),
    ]);
    expect(convert('## A ![picture](/api/blog/images/a.svg)\n\n**![b](/api/blog/images/b.svg)**')).toEqual([
      { type: 'heading', level: 2, id: 'a-picture', children: [text('A picture')] },
      paragraph({ type: 'strong', children: [text('b')] }),
    ]);
  });

  test.each([
    '/api/logout',
    '/api/user',
    '/api/newsletter/unsubscribe?token=a',
    '/api/blog/images/../../user',
    '/api/blog/images/%2e%2e/%2e%2e/user',
    '/api/blog/images/a.svg/../../../user',
    '/api/blog/images/a.svg?x=/../..',
    '/api/blog/images/a.svg#b',
    '/api/blog/images',
    '/api/admin/images/a.svg',
    '/API/blog/images/a.svg',
    '/blog/a.svg',
    'https://example.org/a.png',
  ])('shows no picture at %s, and names it to whoever saves the text', (address) => {
    expect(convert(`![words](<${address}>)`)).toEqual([paragraph(text('words'))]);
    expect(convert(`![words][a]\n\n[a]: <${address}>`)).toEqual([paragraph(text('words'))]);
    expect(foreignPictures(`- ok\n\n  > ![words](<${address}>)`)).toEqual([{ address, line: 3 }]);
    expect(foreignPictures(`![words][a]\n\n[a]: <${address}>`)).toEqual([{ address, line: 1 }]);
    expect(foreignPictures(`\`![words](${address})\` [words](${address})`)).toEqual([]);
  });

  test.each([
    '/api/learning/images/0123456789abcdef01234567.webp?v=0123456789ab&w=800&h=600',
    '/api/store/images/type-plugin.svg?v=abc123def456',
    '/api/blog/images/plan.png',
  ])('shows a picture at %s', (src) => {
    expect(convert(`![words](${src})`)).toMatchObject([{ type: 'image', src }]);
    expect(foreignPictures(`![words](${src})`)).toEqual([]);
  });

  test('removes control characters, lone surrogates and bidirectional marks, also when escaped', () => {
    const dirty = 'a\0b\x07c\ud800d\u202ee\u2066f&#x202e;g&#7;h\u009bi';
    expect(convert(`${dirty} 😀\r\nnext`)).toEqual([paragraph(text('abcdefg\ufffdhi 😀\nnext'))]);
    expect(convert(`\`${'a\0b\ud800'}\``)).toEqual([paragraph({ type: 'code', text: 'ab' })]);
    expect(convert('```\na\x1bb\n```')).toEqual([{ type: 'code', text: 'ab' }]);
    expect(convert('```a"><script>\nb\n```')).toEqual([{ type: 'code', text: 'b' }]);
  });

  test.each([
    ['quotes', '> '.repeat(5000)],
    ['lists', '- '.repeat(5000)],
    ['numbers', '1. '.repeat(5000)],
    ['stress', '*a **'.repeat(5000)],
    ['runs', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`],
    ['brackets', '['.repeat(20_000)],
    ['indented lists', Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ])('is bounded in depth, and made in reasonable time: %s', (_, hostile) => {
    const blocks = convert(`${hostile}deep`);
    expect(depthOf(blocks)).toBeLessThanOrEqual(24);
    expect(plainText(blocks)).toContain('deep');
  });

  test('leaves stars unparsed when there are more closing emphasis marks than in any real text', () => {
    const emphasised = (ends: number) => convert(`*b* ${'a_ '.repeat(ends)}`)[0];
    expect(emphasised(400)).toMatchObject({ children: [{ type: 'emphasis' }, { type: 'text' }] });
    expect(emphasised(600)).toMatchObject({ children: [{ type: 'text', text: expect.stringContaining('*b* a_') }] });
    expect(convert(`*b*\n\n${'```\n'}a\n${'```\n\n'}${'*c* d\n\n'.repeat(600)}`)).toContainEqual(
      paragraph({ type: 'emphasis', children: [text('c')] }, text(' d')),
    );
  });

  test('a table says where the cells of its columns stand, unless all are on the left', () => {
    const table = (marks: string) => convert(`| a | b | c |\n${marks}\n| d | e | f |`)[0];
    expect(table('|---|:-:|--:|')).toMatchObject({ type: 'table', columns: ['left', 'center', 'right'] });
    for (const plain of ['|---|---|---|', '|:--|---|:--|']) expect(table(plain)).not.toHaveProperty('columns');
  });

  test('a wide table of short rows stays as small as it was written', () => {
    const table = (columns: number, rows: number) =>
      convert(`${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b|\n'.repeat(rows)}`)[0];
    expect(table(3, 2)).toMatchObject({
      rows: [
        [[text('b')], [], []],
        [[text('b')], [], []],
      ],
    });
    expect(table(300, 300)).toMatchObject({ rows: Array.from({ length: 300 }, () => [[text('b')]]) });
  });

  test.each(['[', '[a](', '`a ', '<', '|-|\n', '[a]: b\n', '# a\n', '- a\n', '~~~\n', '*a _b '])(
    'reads no more markup than it can without holding others up: %j',
    (hostile) => {
      const text = hostile.repeat(Math.floor(40_000 / hostile.length));
      expect(hasTooMuchMarkup(text)).toBe(true);
      expect(convert(text)).toEqual([paragraph({ type: 'text', text: text.trim() })]);
    },
  );

  test.each([
    ['each item in the one before', Array.from({ length: 196 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['the same with tabs', Array.from({ length: 140 }, (_, level) => `${'\t'.repeat(level)}- x`).join('\n')],
    ['eight levels, again and again', '- a\n  - b\n    - c\n      - d\n        - e\n          - f\n'.repeat(400)],
    ['paragraphs in ten levels', `${'- '.repeat(10)}a\n${`${' '.repeat(20)}b\n\n`.repeat(1500)}`],
  ])('lists in lists count by their depth: %s', (_, text) => {
    expect(hasTooMuchMarkup(text)).toBe(true);
    expect(convert(text)[0]).toMatchObject({ type: 'paragraph' });
  });

  test('code and steps within steps are ordinary', () => {
    const code = `\`\`\`python\n${'        for door in doors:\n            print(door)\n'.repeat(200)}\`\`\`\n`;
    const steps = '1. one\n   - a\n     - b\n       - c\n\n   text of one\n'.repeat(60);
    expect(hasTooMuchMarkup(`${code}\n${steps}`)).toBe(false);
  });

  test('a long article has no more markup than may be', () => {
    const section = '## Naming\n\nA *container* has `one` name, see [the rules](/blog/x). '.concat(
      'plain words of an article, '.repeat(20),
      '\n\n- one\n- two\n- three\n\n| a | b | c |\n| - | - | - |\n| d | e | f |\n\n',
    );
    expect(hasTooMuchMarkup(section.repeat(Math.floor(60_000 / section.length)))).toBe(false);
  });

  test('estimates the reading time, never less than a minute', () => {
    expect(readingMinutes(convert('word '.repeat(999)))).toBe(5);
    expect(readingMinutes(convert('- word\n\n> word\n\n| a |\n| - |\n| b |'))).toBe(1);
    expect(readingMinutes([])).toBe(1);
    expect(
      plainText(convert('## a\n\n- b *c*\n\n> d  \ne\n\n| f | g |\n| - | - |\n| h | i |\n\n---\n\n![j](/k)')),
    ).toBe('a\nb c\nd e\nf g\nh i\n\nj');
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return (Array.isArray(value) ? 0 : 1) + Math.max(0, ...Object.values(value).map(depthOf));
}

test.each([
  ['What does `PBP` mean?', ['What does ', '<PBP>', ' mean?']],
  ['1. *Not* a list', ['1. ', '[Not]', ' a list']],
  ['# `a`', ['# ', '<a>']],
  ['See https://example.com/a_b and **why**', ['See ', 'https://example.com/a_b', ' and ', '[why]']],
  ['[`a`](/six) <b>`c`</b>', ['[', '<a>', '](/six) <b>', '<c>', '</b>']],
  ['*.rvt and *.ifc', undefined],
  ['ARC_MOD_0001 \\* 2 &amp; 3', undefined],
  ['# A question', undefined],
])('of a short text only code and emphasis are read: %s', (typed, expected) => {
  const shown = formattedLine(typed)?.map((inline) => {
    if (inline.type === 'code') return `<${inline.text}>`;
    if ('children' in inline) return `[${inline.children.map((one) => ('text' in one ? one.text : '')).join('')}]`;
    return 'text' in inline ? inline.text : '';
  });
  expect(shown).toEqual(expected);
});
