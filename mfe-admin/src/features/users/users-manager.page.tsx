import { links, type ManagedUser, roles } from '@arcada/contracts';
import { oneOf, readListAddress, routerLink, useLanguage, useListingTexts } from '@arcada/platform';
import { EmptyState, LinkTabs, Pagination, SearchForm } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { UserTable } from './user-table.tsx';
import { usersApi } from './users.api.ts';

const pageSize = 25;

/** All accounts: searched, by role, and those that have asked for another role. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { q, page } = readListAddress(search);
  const role = oneOf(roles, search.get('role'));
  const pending = oneOf(['true'], search.get('pending'));
  const typed = useRef(q ?? '');
  const [chosen, setChosen] = useState<ManagedUser>();
  const texts = useListingTexts(page);
  const query = usersApi.useAdminUsersQuery({ q, role, pending, page, pageSize }, { refetchOnMountOrArgChange: true });
  const data = query.currentData;
  const addressOf = (next: Record<string, string | number | undefined>) => {
    const given = Object.entries(next).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    const address = links.admin('users-manager');
    return given.length ? `${address}?${new URLSearchParams(given)}` : address;
  };
  return (
    <AdminFrame page="users">
      <SearchForm
        label={t('users.search')}
        value={q ?? ''}
        list={addressOf({ q, role, pending })}
        onType={(words) => {
          typed.current = words;
        }}
        onSearch={(words) =>
          setSearch({ ...(words && { q: words }), ...(role && { role }), ...(pending && { pending }) })
        }
      />
      <LinkTabs
        label={t('users.role')}
        items={[
          { key: 'all', label: t('users.all'), href: addressOf({ q }) },
          { key: 'pending', label: t('users.pending'), href: addressOf({ q, pending: 'true' }) },
          ...roles.map((key) => ({ key, label: t(`roles.${key}`), href: addressOf({ q, role: key }) })),
        ]}
        current={pending ? 'pending' : (role ?? 'all')}
        renderLink={routerLink}
      />
      <QueryStates query={query} />
      {data?.items.length === 0 && <EmptyState title={t('users.none')} text={t('users.noneText')} />}
      {data && data.items.length > 0 && (
        <AntdTheme language={language}>
          <p className="a-mute">{t('users.count', { count: data.total })}</p>
          <UserTable users={data.items} onChangeRole={setChosen} />
          <Pagination
            page={page ?? 1}
            pages={Math.ceil(data.total / pageSize)}
            hrefFor={(to) => addressOf({ q, role, pending, page: to })}
            renderLink={routerLink}
            label={texts.pages}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            pageLabel={texts.page}
          />
        </AntdTheme>
      )}
      {chosen && <RoleDialog user={chosen} onClose={() => setChosen(undefined)} />}
    </AdminFrame>
  );
}
