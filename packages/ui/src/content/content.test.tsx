import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { type Block, Content, plainText } from './content.tsx';

const labels = { copy: 'Copy', copied: 'Copied', copyRefused: 'Marked: copy it from there', table: 'Table' };
const text = (words: string) => [{ type: 'text' as const, text: words }];
const show = (blocks: Block[]) =>
  render(
    <Content
      blocks={blocks}
      labels={labels}
      renderLink={({ href, ...rest }) => <a data-routed="yes" href={href} {...rest} />}
    />,
  );

test('each kind of block becomes its semantic element', () => {
  const fault = jest.spyOn(console, 'error');
  const { container } = show([
    { type: 'heading', level: 2, id: 'first', children: text('First') },
    {
      type: 'paragraph',
      children: [
        ...text('a '),
        { type: 'strong', children: text('b') },
        { type: 'break' },
        { type: 'deleted', children: text('c') },
      ],
    },
    { type: 'list', ordered: true, items: [[{ type: 'paragraph', children: text('one') }]] },
    { type: 'quote', children: [{ type: 'paragraph', children: text('said') }] },
    {
      type: 'table',
      header: [text('Mark'), text('Doors')],
      rows: [[text('01.01'), text('12')], [text('01.02')]],
      columns: ['left', 'right'],
    },
    { type: 'image', src: '/art/door.svg', alt: 'A door' },
    { type: 'rule' },
  ]);
  expect(container.querySelector('h2')?.id).toBe('first');
  expect(container.querySelector('p strong')?.textContent).toBe('b');
  expect(container.querySelector('p del')?.textContent).toBe('c');
  expect(container.querySelector('ol > li')?.innerHTML).toBe('one');
  expect(container.querySelector('blockquote p')?.textContent).toBe('said');
  expect(screen.getByRole('region', { name: 'Table: Mark, Doors' }).tabIndex).toBe(0);
  expect([...container.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['01.01', '12', '01.02']);
  const sides = [...container.querySelectorAll('th, td')].map((cell) => cell.className);
  expect(sides).toEqual(['', 'a-content-cell--right', '', 'a-content-cell--right', '']);
  expect(screen.getByRole('img', { name: 'A door' }).getAttribute('loading')).toBe('lazy');
  expect(container.querySelector('hr')).not.toBeNull();
  expect(fault).not.toHaveBeenCalled();
  fault.mockRestore();
});

test('the box of a task stands in the place of its bullet', () => {
  const items = (...lines: string[]) => lines.map((line): Block[] => [{ type: 'paragraph', children: text(line) }]);
  const { container } = show([
    { type: 'list', ordered: false, items: items('☐ open', '☑ done', 'plain') },
    { type: 'list', ordered: true, items: items('☐ first') },
  ]);
  const classes = [...container.querySelectorAll('li')].map(({ className }) => className);
  expect(classes).toEqual(['a-content-task', 'a-content-task', '', '']);
});

test("links of this site go through the caller's router, others don't", () => {
  const link = (href: string) => ({ type: 'link' as const, href, children: text(href) });
  show([{ type: 'paragraph', children: [link('/products'), link('https://example.org/'), link('#first')] }]);
  expect(screen.getAllByRole('link').map((element) => (element as HTMLElement).dataset.routed)).toEqual([
    'yes',
    undefined,
    undefined,
  ]);
  expect(screen.getByRole('link', { name: 'https://example.org/' }).getAttribute('rel')).toContain('noopener');
});

describe('code', () => {
  const code: Block[] = [{ type: 'code', language: 'python', text: 'print("<b>")\n' }];
  const clipboard = (writeText: (words: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  afterEach(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));

  test('names its language, stays text, and is copied unchanged', async () => {
    const written: string[] = [];
    clipboard(async (words) => void written.push(words));
    show(code);
    expect(screen.getByText('Python')).toBeTruthy();
    expect(document.querySelector('pre')?.textContent).toBe('print("<b>")\n');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status');
    expect(written).toEqual(['print("<b>")\n']);
  });

  test('is selected when the browser refuses to copy', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    clipboard(async () => {
      throw new Error('denied');
    });
    show(code);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Marked: copy it from there')).toBeTruthy();
    expect(getSelection()?.toString()).toContain('print');
    warned.mockRestore();
  });
});

test('plain text leaves the formatting out', () => {
  expect(plainText([...text('Use '), { type: 'emphasis', children: [{ type: 'code', text: 'Mark' }] }])).toBe(
    'Use Mark',
  );
});

test('a long name of code breaks between its words only, and reads as it is', () => {
  const { container } = show([
    { type: 'paragraph', children: [{ type: 'code', text: 'IfcRelDefinesByType,12 --all' }] },
  ]);
  const code = container.querySelector('code');
  expect(code?.textContent).toBe('IfcRelDefinesByType,12 --all');
  expect(code?.innerHTML).toBe('Ifc<wbr>Rel<wbr>Defines<wbr>By<wbr>Type,<wbr>12 <wbr>--all');
});

test('code has the colours that the service has marked, and is copied as it is', () => {
  const { container } = show([
    {
      type: 'code',
      language: 'python',
      text: 'def a(): # b',
      marks: [
        [0, 3, 'keyword'],
        [9, 12, 'comment'],
      ],
    },
  ]);
  const code = container.querySelector('code');
  expect(code?.textContent).toBe('def a(): # b');
  expect([...(code?.querySelectorAll('span') ?? [])].map((part) => [part.className, part.textContent])).toEqual([
    ['a-code-keyword', 'def'],
    ['a-code-comment', '# b'],
  ]);
});
