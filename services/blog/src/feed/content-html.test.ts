import { contentHtml } from './content-html.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });

test('writes every kind of block, with addresses that work outside of the site', () => {
  const html = contentHtml(
    [
      { type: 'heading', level: 2, id: 'a', children: [text('A & B')] },
      {
        type: 'paragraph',
        children: [
          { type: 'link', href: '/courses/x', children: [text('course')] },
          { type: 'break' },
          { type: 'strong', children: [{ type: 'emphasis', children: [{ type: 'code', text: '<b>' }] }] },
          { type: 'link', href: 'https://b.example/', children: [text('b')] },
        ],
      },
      { type: 'code', language: 'python', text: 'a < b', marks: [] },
      { type: 'list', ordered: true, items: [[{ type: 'paragraph', children: [text('one')] }]] },
      { type: 'quote', children: [{ type: 'rule' }] },
      {
        type: 'table',
        header: [[text('h')], [text('n')]],
        rows: [[[text('c')], [text('1')]]],
        columns: ['left', 'right'],
      },
      { type: 'image', src: '/api/blog/images/a.svg', alt: 'a "b"' },
    ],
    'https://a.example',
  );
  expect(html).toBe(
    [
      '<h2>A &amp; B</h2>',
      '<p><a href="https://a.example/courses/x">course</a><br><strong><em><code>&lt;b&gt;</code></em></strong>',
      '<a href="https://b.example/">b</a></p>',
      '<pre><code>a &lt; b</code></pre>',
      '<ol><li><p>one</p></li></ol>',
      '<blockquote><hr></blockquote>',
      '<table><thead><tr><th>h</th><th align="right">n</th></tr></thead>',
      '<tbody><tr><td>c</td><td align="right">1</td></tr></tbody></table>',
      '<p><img src="https://a.example/api/blog/images/a.svg" alt="a &quot;b&quot;"></p>',
    ].join(''),
  );
});
