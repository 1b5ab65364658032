import { routerLink, useListingTexts } from '@arcada/platform';
import { EmptyState, LinkButton, Pagination } from '@arcada/ui';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

/** Length of the buyer's lists: orders, licences. */
export const listPageSize = 20;

/** The page number in the address. */
export function useListPage(): number {
  const [search] = useSearchParams();
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
}

interface ListPagesProps {
  page: number;
  total: number;
  /** Address of the first page; the page's own path if absent. */
  list?: string;
}

/** In place of a page after the last one, whose address was typed or has become too high. */
export function PastEnd({ page, list }: Omit<ListPagesProps, 'total'>) {
  const texts = useListingTexts(page);
  const { pathname } = useLocation();
  return (
    <EmptyState
      title={texts.pastEnd}
      action={
        <LinkButton component={Link} to={list ?? pathname}>
          {texts.first}
        </LinkButton>
      }
    />
  );
}

/** The pages of one of the buyer's lists as links; hidden when there is only one. */
export function ListPages({ page, total, list }: ListPagesProps) {
  const texts = useListingTexts(page);
  const { pathname } = useLocation();
  const first = list ?? pathname;
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / listPageSize)}
      hrefFor={(number) => (number > 1 ? `${first}${first.includes('?') ? '&' : '?'}page=${number}` : first)}
      renderLink={routerLink}
      label={texts.pages}
      previousLabel={texts.previous}
      nextLabel={texts.next}
      pageLabel={texts.page}
    />
  );
}
