import { site } from '@arcada/contracts';
import { useCanonicalAddress } from '@arcada/platform';
import { useLocation } from 'react-router-dom';

/** What of a query says which page it is. The rest may be a secret, such as the token of a link. */
const telling = ['tab', 'type', 'category', 'level', 'q', 'sort', 'page', 'order'];

/** On paper only, where header and footer are left out: who wrote it, how to reach us, and where it is on the site. */
export function PrintedFrom() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => telling.includes(name)));
  const address = useCanonicalAddress()(query.size > 0 ? `${pathname}?${query}` : pathname);
  return (
    // Pages of one address are rendered once for all queries that don't change them.
    <p className="a-container f-printed" suppressHydrationWarning>
      {[site.name, site.email, address].join(' · ')}
    </p>
  );
}
