import { routerLink, useListingTexts } from '@arcada/platform';
import { Pagination } from '@arcada/ui';
import { useLocation, useSearchParams } from 'react-router-dom';

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
