import { documentPlaces, documentTypes, typeChoice } from '@arcada/bim';
import { links } from '@arcada/contracts';
import { oneOf, type PlatformDispatch, readListAddress, useErrorText, useHead, useLanguage } from '@arcada/platform';
import { Button, EmptyState, FileIcon, LinkButton, Notice, PlusIcon, TabPanel, Tabs } from '@arcada/ui';
import { AntdTheme, Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { documentsApi } from '../../shared/documents.api.ts';
import { ListCsv } from '../../shared/list-csv.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { DocumentRow, type Moved } from './document-row.tsx';
import { documentRows } from './document-rows.ts';
import { ImportDocument } from './import-document.tsx';
import { myDocumentsApi } from './my-documents.api.ts';
import '../../shared/tools.css';
import './my-documents.css';

const pageSize = 20;
const movedWords: Record<Moved['how'], string> = {
  removed: 'documents.removed',
  archived: 'documents.movedToArchive',
  unarchived: 'documents.takenFromArchive',
};

/** The user's documents: found, opened, copied, archived, removed and taken back. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  useHead({ title: t('documents.title'), noIndex: true });
  return (
    <AntdTheme language={language}>
      <div className="a-container tools-page tools-documents">
        <header className="a-row a-row--between">
          <h1>{t('documents.title')}</h1>
          <div className="a-row">
            <LinkButton component={Link} to={links.modelCheck()}>
              {t('modelCheck.title')}
            </LinkButton>
            <ImportDocument />
            <LinkButton component={Link} to={links.bepMaker()} variant="primary" icon={<PlusIcon size={18} />}>
              {t('documents.new')}
            </LinkButton>
          </div>
        </header>
        <DocumentList />
      </div>
    </AntdTheme>
  );
}

function DocumentList() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const dispatch = useDispatch<PlatformDispatch>();
  // In the address, so that a reload, the way back or a copied link shows the same.
  const [search, setSearch] = useSearchParams();
  const { q, page = 1 } = readListAddress(search);
  const type = oneOf(documentTypes, search.get('type'));
  const place = oneOf(documentPlaces, search.get('place')) ?? documentPlaces[0];
  const [words, setWords] = useState(q ?? '');
  const typed = useRef(q);
  const [moved, setMoved] = useState<Moved>();
  const [restore, restoring] = myDocumentsApi.useToolsDocumentRestoreMutation();
  const [archive, archiving] = myDocumentsApi.useToolsDocumentArchiveMutation();
  const filter = { place, q, type };
  const query = documentsApi.useToolsDocumentsQuery({ ...filter, page, pageSize }, { refetchOnMountOrArgChange: true });
  const items = query.data?.items;
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / pageSize));
  const isFiltered = q !== undefined || type !== undefined;
  const isPastEnd = page > pages && items !== undefined && !query.isFetching;
  const show = (next: { q?: string; type?: string; place?: string; page?: number }) => {
    const { place: at, page: to, ...rest } = { q: typed.current, type, place, ...next };
    const all = { ...rest, place: at !== documentPlaces[0] && at, page: to && to > 1 && String(to) };
    const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setSearch(new URLSearchParams(given), { replace: true });
  };
  // The last document of the last page may have left it.
  const showLast = useEffectEvent(() => show({ page: pages }));
  useEffect(() => {
    if (isPastEnd) showLast();
  }, [isPastEnd]);
  // Another address has its own words; those being typed stay.
  useEffect(() => {
    if (q === typed.current) return;
    typed.current = q;
    setWords(q ?? '');
  }, [q]);
  const list = useRef<HTMLUListElement>(null);
  const fault = restoring.error ?? archiving.error;
  const undo = async () => {
    if (!moved) return;
    const { id } = moved.item;
    const { error } = await (moved.how === 'removed'
      ? restore(id)
      : archive({ id, archived: moved.how === 'unarchived' }));
    if (error) return;
    setMoved(undefined);
    list.current?.focus();
  };
  return (
    <>
      <div className="tools-documents-filters">
        <Field label={t('documents.search')}>
          <TextInput
            type="search"
            maxLength={100}
            value={words}
            onChange={({ target: { value } }) => {
              setWords(value);
              typed.current = value.trim() || undefined;
              show({});
            }}
          />
        </Field>
        <Field label={t('form.type')}>
          <SelectInput
            value={type ?? ''}
            onChange={(value) => show({ type: value })}
            options={[
              { value: '', label: t('documents.allTypes') },
              ...documentTypes.map((value) => ({ value, label: typeChoice(value, language) })),
            ]}
          />
        </Field>
      </div>
      {moved && (
        <Notice
          live
          actions={
            <Button size="small" loading={restoring.isLoading || archiving.isLoading} onClick={() => void undo()}>
              {t('documents.undo')}
            </Button>
          }
        >
          {t(movedWords[moved.how], { name: moved.item.title || t('documents.untitled') })}
        </Notice>
      )}
      {fault !== undefined && <Notice tone="danger">{errorText(fault)}</Notice>}
      <Tabs
        id="place"
        label={t('documents.places')}
        items={documentPlaces.map((key) => ({ key, label: t(`documents.${key}`) }))}
        value={place}
        onChange={(key) => show({ place: key })}
      />
      <TabPanel tabs="place" name={place}>
        <QueryStates query={query} />
        {items?.length === 0 && !isPastEnd && (
          <EmptyState
            icon={<FileIcon size={32} />}
            title={t(isFiltered ? 'documents.noneFound' : `documents.${place}None`)}
          />
        )}
        <ul ref={list} tabIndex={-1} className="tools-document-list" aria-label={t('documents.title')}>
          {items?.map((item) => (
            <DocumentRow
              key={item.id}
              item={item}
              onMoved={setMoved}
              // It is no longer where the notice says.
              onRestored={({ id }) => setMoved((before) => (before?.item.id === id ? undefined : before))}
            />
          ))}
        </ul>
        {items && items.length > 0 && (
          <ListCsv
            name="documents.csv"
            readPage={(page) => {
              const list = documentsApi.endpoints.toolsDocuments;
              const asked = { ...filter, page, pageSize: 100 };
              return dispatch(list.initiate(asked, { subscribe: false, forceRefetch: true })).unwrap();
            }}
            rowsOf={(documents) => documentRows(documents, t, language)}
          />
        )}
        {pages > 1 && (
          <nav className="a-row" aria-label={t('list.pages')}>
            <Button disabled={page <= 1} onClick={() => show({ page: page - 1 })}>
              {t('list.previous')}
            </Button>
            <span className="a-small a-mute">
              {page} / {pages}
            </span>
            <Button disabled={page >= pages} onClick={() => show({ page: page + 1 })}>
              {t('list.next')}
            </Button>
          </nav>
        )}
      </TabPanel>
    </>
  );
}
