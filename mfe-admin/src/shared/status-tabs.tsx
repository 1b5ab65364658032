import { routerLink } from '@arcada/platform';
import { LinkTabs } from '@arcada/ui';
import type { ListAddress } from './list-address.ts';

interface StatusTabsProps<Status extends string> {
  /** Name of the navigation. */
  label: string;
  allLabel: string;
  statuses: readonly Status[];
  labelOf: (status: Status) => string;
  /** Undefined: rows of every status. */
  current: Status | undefined;
  address: Pick<ListAddress<'status', string>, 'hrefOf'>;
}

/** A list's parts by status, in its address as `status`. */
export function StatusTabs<Status extends string>({
  label,
  allLabel,
  statuses,
  labelOf,
  current,
  address,
}: StatusTabsProps<Status>) {
  return (
    <LinkTabs
      label={label}
      items={[
        { key: 'all', label: allLabel, href: address.hrefOf({ status: undefined }) },
        ...statuses.map((key) => ({ key, label: labelOf(key), href: address.hrefOf({ status: key }) })),
      ]}
      current={current ?? 'all'}
      renderLink={routerLink}
    />
  );
}
