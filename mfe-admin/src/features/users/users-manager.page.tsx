import { links, type ManagedUser, roles, userSorts } from '@arcada/contracts';
import { oneOf, routerLink } from '@arcada/platform';
import { LinkTabs, Notice } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { isMissing, QueryStates } from '../../shared/query-states.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { AccountDrawer } from './account-drawer.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useUserColumns } from './user-columns.tsx';
import { usersApi } from './users.api.ts';

/** No part of the list: all accounts. */
const none = { role: undefined, pending: undefined, disabled: undefined };

/** All accounts: searched, by role, and those that have asked for another role. */
export function Component() {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<ManagedUser>();
  const [managed, setManaged] = useState<ManagedUser>();
  const address = useListAddress(links.admin('users-manager'), ['q', 'role', 'pending', 'disabled'], userSorts, {
    known: { role: roles },
  });
  const { sort, dir, after, hrefOf } = address;
  const { q } = address.filter;
  const role = oneOf(roles, address.filter.role ?? null);
  const pending = oneOf(['true'], address.filter.pending ?? null);
  const disabled = oneOf(['true'], address.filter.disabled ?? null);
  const columns = useUserColumns(setChosen, setManaged, pending !== undefined);
  const request = { q, role, pending, disabled, sort, dir };
  const query = usersApi.useAdminUsersQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(usersApi.endpoints.adminUsers.initiate, request);
  const [search, setSearch] = useSearchParams();
  /** The account that another page leads to. */
  const named = search.get('account') ?? '';
  const linked = usersApi.useAdminUserQuery(named, { skip: named === '', refetchOnMountOrArgChange: true });
  const shown = managed ?? (named ? linked.currentData : undefined);
  const close = () => {
    setManaged(undefined);
    const { account: _account, ...others } = Object.fromEntries(search);
    if (named) setSearch(others, { replace: true });
  };
  const list = useRef<HTMLDivElement>(null);
  const erased = useRef(false);
  // The row whose button has the focus goes once the list is read again.
  useEffect(() => {
    if (!erased.current || shown || document.activeElement !== document.body) return;
    erased.current = false;
    list.current?.focus();
  });
  return (
    <AdminFrame page="users">
      {named !== '' && (isMissing(linked.error) ? <Notice>{t('users.gone')}</Notice> : <QueryStates query={linked} />)}
      <ListSearch label={t('users.search')} address={address} />
      <LinkTabs
        label={t('users.role')}
        items={[
          { key: 'all', label: t('users.all'), href: hrefOf(none) },
          { key: 'pending', label: t('users.pending'), href: hrefOf({ ...none, pending: 'true' }) },
          ...roles.map((key) => ({ key, label: t(`roles.${key}`), href: hrefOf({ ...none, role: key }) })),
          { key: 'disabled', label: t('users.disabledOnes'), href: hrefOf({ ...none, disabled: 'true' }) },
        ]}
        current={pending ? 'pending' : disabled ? 'disabled' : (role ?? 'all')}
        renderLink={routerLink}
      />
      <div ref={list} tabIndex={-1} className="admin-section">
        <ManagerTable
          name="users"
          usual={{ sort: 'createdAt', dir: 'desc' }}
          columns={columns}
          address={address}
          query={query}
          rowKey={({ id }) => id}
          readAll={readAll}
          countText={(count) => t('users.count', { count })}
          empty={{ title: t('users.none'), text: t('users.noneText') }}
        />
      </div>
      {shown && (
        <AccountDrawer
          key={shown.id}
          user={shown}
          onClose={close}
          onErased={() => {
            erased.current = true;
            close();
          }}
        />
      )}
      {chosen && <RoleDialog user={chosen} onClose={() => setChosen(undefined)} />}
    </AdminFrame>
  );
}
