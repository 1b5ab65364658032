import { classNames } from '../class-names.ts';
import type { LinkRenderer } from '../navigation/link-renderer.ts';
import { type Block, type ContentLabels, plainText } from './blocks.ts';
import { CodeBlock } from './code-block.tsx';
import './content.css';
import { inOrder } from './in-order.ts';
import { Inlines } from './inlines.tsx';

export { type Block, type ContentLabels, type Inline, plainText } from './blocks.ts';
export { Inlines } from './inlines.tsx';

interface Drawing {
  /** Turns links of this site into the router's. */
  renderLink: LinkRenderer;
  labels: ContentLabels;
}

/** Formatted text from a service. Its blocks contain no markup, so nothing in them can run. */
export function Content({ blocks, ...drawing }: Drawing & { blocks: readonly Block[] }) {
  return (
    <div className="a-content">
      <Blocks blocks={blocks} {...drawing} />
    </div>
  );
}

function Blocks({ blocks, ...drawing }: Drawing & { blocks: readonly Block[] }) {
  return inOrder(blocks, (block) => <OneBlock block={block} {...drawing} />);
}

function OneBlock({ block, ...drawing }: Drawing & { block: Block }) {
  const { renderLink, labels } = drawing;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} renderLink={renderLink} />
        </p>
      );
    case 'heading':
      return <Heading block={block} renderLink={renderLink} />;
    case 'code':
      return <CodeBlock block={block} labels={labels} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {inOrder(block.items, (item) => (
            <li className={!block.ordered && isTask(item) ? 'a-content-task' : undefined}>
              <ItemContent item={item} {...drawing} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} {...drawing} />
        </blockquote>
      );
    case 'table':
      return <ContentTable block={block} {...drawing} />;
    case 'image':
      return (
        <img
          className={classNames('a-content-image', block.width !== undefined && 'a-content-image--sized')}
          src={block.src}
          alt={block.alt}
          width={block.width ?? 720}
          height={block.height ?? 450}
          loading="lazy"
          decoding="async"
        />
      );
    case 'rule':
      return <hr className="a-rule" />;
  }
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function Heading({ block, renderLink }: { block: Extract<Block, { type: 'heading' }>; renderLink: LinkRenderer }) {
  const Level = headings[block.level as 2 | 3 | 4] ?? 'h4';
  return (
    <Level id={block.id}>
      <Inlines inlines={block.children} renderLink={renderLink} />
    </Level>
  );
}

/** Whether an item begins with a box, which then stands in the place of the bullet. */
function isTask([first]: readonly Block[]): boolean {
  return first?.type === 'paragraph' && /^[☐☑] /.test(plainText(first.children));
}

/** An item that begins with a paragraph needs no box around its first line. */
function ItemContent({ item, ...drawing }: Drawing & { item: readonly Block[] }) {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph') return <Blocks blocks={item} {...drawing} />;
  return (
    <>
      <Inlines inlines={first.children} renderLink={drawing.renderLink} />
      <Blocks blocks={rest} {...drawing} />
    </>
  );
}

function ContentTable({ block, renderLink, labels }: Drawing & { block: Extract<Block, { type: 'table' }> }) {
  // Several tables of a text are told apart by their columns.
  const columns = block.header.map(plainText).filter(Boolean).join(', ');
  const sideOf = (column: number) => {
    const side = block.columns?.[column] ?? 'left';
    return side === 'left' ? undefined : `a-content-cell--${side}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className="a-content-table" aria-label={`${labels.table}: ${columns}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {inOrder(block.header, (cell, column) => (
              <th scope="col" className={sideOf(column)}>
                <Inlines inlines={cell} renderLink={renderLink} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(block.rows, (row) => (
            <tr>
              {inOrder(row, (cell, column) => (
                <td className={sideOf(column)}>
                  <Inlines inlines={cell} renderLink={renderLink} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
