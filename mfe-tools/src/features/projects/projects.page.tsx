import { links, projectStatuses } from '@arcada/contracts';
import {
  oneOf,
  type PlatformDispatch,
  readListAddress,
  routerLink,
  useHead,
  useLanguage,
  useListingTexts,
} from '@arcada/platform';
import { EmptyState, LinkButton, LinkTabs, Pagination, SearchForm } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { ListCsv } from '../../shared/list-csv.tsx';
import { projectListApi } from '../../shared/project-list.api.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { projectRows } from './project-rows.ts';
import { ProjectTable } from './project-table.tsx';
import './projects.css';

const pageSize = 25;

/** The user's projects: searched, by status, page by page. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const dispatch = useDispatch<PlatformDispatch>();
  const [search, setSearch] = useSearchParams();
  const { q, page } = readListAddress(search);
  const status = oneOf(projectStatuses, search.get('status'));
  const typed = useRef(q ?? '');
  const texts = useListingTexts(page);
  const query = projectListApi.useToolsProjectsQuery({ q, status, page, pageSize }, { refetchOnMountOrArgChange: 5 });
  useHead({ title: t('projects.title'), noIndex: true });
  const addressOf = (next: { q?: string; status?: string; page?: number }) => {
    const given = Object.entries(next).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    return given.length ? `${links.projects()}?${new URLSearchParams(given)}` : links.projects();
  };
  const data = query.currentData;
  return (
    <div className="a-container dash-page">
      <div className="a-row a-row--between">
        <h1>{t('projects.title')}</h1>
        <LinkButton component={Link} to={links.newProject()} variant="primary">
          {t('projects.new')}
        </LinkButton>
      </div>
      <div className="dash-filter">
        <SearchForm
          label={t('projects.search')}
          value={q ?? ''}
          list={addressOf({ q, status })}
          onType={(words) => {
            typed.current = words;
          }}
          onSearch={(words) => setSearch({ ...(words && { q: words }), ...(status && { status }) })}
        />
        <LinkTabs
          label={t('project.status')}
          items={[
            { key: 'all', label: t('projects.all'), href: addressOf({ q }) },
            ...projectStatuses.map((key) => ({
              key,
              label: t(`projectStatus.${key}`),
              href: addressOf({ q, status: key }),
            })),
          ]}
          current={status ?? 'all'}
          renderLink={routerLink}
        />
      </div>
      <QueryStates query={{ ...query, data }} />
      {data?.items.length === 0 &&
        (q || status || page ? (
          <EmptyState title={t('projects.noneFound')} text={t('projects.noneFoundText')} />
        ) : (
          <EmptyState title={t('dashboard.empty')} text={t('dashboard.emptyText')} />
        ))}
      {data && data.items.length > 0 && (
        <AntdTheme language={language}>
          <ProjectTable projects={data.items} />
          <div>
            <ListCsv
              name="projects.csv"
              readPage={(page) => {
                const list = projectListApi.endpoints.toolsProjects;
                const asked = { q, status, page, pageSize: 100 };
                return dispatch(list.initiate(asked, { subscribe: false, forceRefetch: true })).unwrap();
              }}
              rowsOf={(projects) => projectRows(projects, t)}
            />
          </div>
          <Pagination
            page={page ?? 1}
            pages={Math.ceil(data.total / pageSize)}
            hrefFor={(to) => addressOf({ q, status, page: to })}
            renderLink={routerLink}
            label={texts.pages}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            pageLabel={texts.page}
          />
        </AntdTheme>
      )}
    </div>
  );
}
