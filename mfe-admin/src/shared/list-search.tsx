import { SearchForm } from '@arcada/ui';
import type { ListAddress } from './list-address.ts';

interface ListSearchProps {
  label: string;
  address: Pick<ListAddress<'q', string>, 'filter' | 'hrefOf' | 'change'>;
}

/** The words that a list is searched for as they are typed, in its address as `q`. */
export function ListSearch({ label, address }: ListSearchProps) {
  return (
    <SearchForm
      label={label}
      value={address.filter.q ?? ''}
      list={address.hrefOf({})}
      onSearch={(words, typed) => address.change({ q: words }, typed)}
      asTyped
    />
  );
}
