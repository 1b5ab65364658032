import { dateFormat, links, serviceDomains } from '@arcada/contracts';
import { oneOf, useLanguage } from '@arcada/platform';
import { Button, EmptyState, LinkButton, Notice } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { UnknownFilter } from '../../shared/unknown-filter.tsx';
import { auditActions } from './actions.ts';
import { auditApi } from './audit.api.ts';
import { AuditChainCheck } from './audit-chain-check.tsx';
import { AuditCsv } from './audit-csv.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditKinds } from './kinds.ts';

const filters = ['service', 'kind', 'subject', 'called', 'actor', 'from', 'to'] as const;

/** What admins changed: who, what, when, from where, before and after. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const given = Object.fromEntries(
    filters.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  // What there is no choice of would find nothing, as if nothing had been changed.
  const known = { service: serviceDomains, kind: auditKinds, called: auditActions };
  const unknown = Object.entries(known).flatMap(([name, values]) => {
    const value = given[name];
    return value && !oneOf(values, value) ? [{ name, value }] : [];
  });
  for (const { name } of unknown) delete given[name];
  const filter = { ...given, service: oneOf(serviceDomains, given.service ?? null) };
  const after = search.get('after') ?? undefined;
  const query = auditApi.useAdminAuditQuery({ ...filter, after }, { refetchOnMountOrArgChange: true });
  const data = query.currentData;
  const addressOf = (next: Record<string, string>) => {
    const address = links.admin('audit');
    return Object.keys(next).length ? `${address}?${new URLSearchParams(next)}` : address;
  };
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const further = (next: string) => (
    <LinkButton component={Link} to={addressOf({ ...given, after: next })}>
      {t(data?.searchedTo ? 'audit.searchOn' : 'audit.older')}
    </LinkButton>
  );
  return (
    <AdminFrame page="audit">
      <AntdTheme language={language}>
        <AuditFilter
          value={given}
          actorName={data?.items.find(({ actorId }) => actorId === given.actor)?.actorName}
          onChange={setSearch}
        />
        <UnknownFilter values={unknown.map(({ value }) => value)} />
        <QueryStates query={query} />
        {data && data.missing.length > 0 && (
          <Notice
            tone="warning"
            live
            actions={
              <Button size="small" onClick={query.refetch}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('audit.missing', { services: data.missing.map((name) => t(`services.${name}`)).join(', ') })}
          </Notice>
        )}
        {data?.items.length === 0 && !data.searchedTo && (
          <EmptyState title={t('audit.none')} text={t('audit.noneText')} />
        )}
        {data?.items.length === 0 && data.searchedTo && (
          <EmptyState
            title={t('audit.noneSoFar')}
            text={t('audit.searchedTo', { time: time.format(new Date(data.searchedTo)) })}
            action={data.next && further(data.next)}
          />
        )}
        {data && data.items.length > 0 && (
          <>
            <AuditTable entries={data.items} hrefOf={(entry) => addressOf(entry)} />
            {data.searchedTo && <p>{t('audit.searchedTo', { time: time.format(new Date(data.searchedTo)) })}</p>}
            <div className="a-row a-row--between">
              <AuditCsv filter={filter} />
              <div className="a-row">
                {after && (
                  <LinkButton component={Link} to={addressOf(given)}>
                    {t('audit.newest')}
                  </LinkButton>
                )}
                {data.next && further(data.next)}
              </div>
            </div>
          </>
        )}
        <AuditChainCheck />
      </AntdTheme>
    </AdminFrame>
  );
}
