import { ChevronIcon } from '../icons/icons.tsx';
import type { LinkRenderer } from './link-renderer.ts';

interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  renderLink: LinkRenderer;
  /** Name of the navigation. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
}

/** First, last and the pages around the current one; `null` is a gap. */
export function visiblePages(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  // A gap of one page takes as much room as the page itself.
  if (page <= 4) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 3) for (const near of [pages - 1, pages - 2, pages - 3]) wanted.add(near);
  const list = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return list.flatMap((number, index) =>
    index > 0 && number - (list[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}

/** Pages as links; nothing when there is only one. */
export function Pagination({
  page,
  pages,
  hrefFor,
  renderLink,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, name: string, rel: string) => {
    const icon = <ChevronIcon size={18} className={rel === 'prev' ? 'a-turn-left' : 'a-turn-right'} />;
    if (to < 1 || to > pages) {
      return (
        <span className="a-page" aria-hidden="true">
          {icon}
        </span>
      );
    }
    return renderLink({ href: hrefFor(to), className: 'a-page', rel, 'aria-label': name, children: icon });
  };
  return (
    <nav aria-label={label}>
      <ul className="a-pages">
        <li>{step(page - 1, previousLabel, 'prev')}</li>
        {visiblePages(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <li key={`gap${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              {renderLink({
                href: hrefFor(number),
                className: 'a-page',
                'aria-label': pageLabel(number),
                'aria-current': number === page ? 'page' : undefined,
                children: number,
              })}
            </li>
          ),
        )}
        <li>{step(page + 1, nextLabel, 'next')}</li>
      </ul>
    </nav>
  );
}
