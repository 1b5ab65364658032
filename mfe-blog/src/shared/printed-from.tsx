import { site } from '@arcada/contracts';
import { useCanonicalAddress } from '@arcada/platform';

/** On paper only, where header and footer are left out: who wrote it, how to reach us, and where it is on the site. */
export function PrintedFrom({ path }: { path: string }) {
  const address = useCanonicalAddress()(path);
  return <p className="blog-printed">{[site.name, site.email, address].join(' · ')}</p>;
}
