import {
  type DocumentPlace,
  type DocumentSummary,
  type DocumentType,
  documentPlaces,
  documentTypes,
  typeLabels,
} from '@arcada/bim';
import { links } from '@arcada/contracts';
import { type PlatformDispatch, useErrorText, useHead, useLanguage } from '@arcada/platform';
import { Button, EmptyState, FileIcon, LinkButton, Notice, PlusIcon, TabPanel, Tabs } from '@arcada/ui';
import { AntdTheme, Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { documentsApi } from '../../shared/documents.api.ts';
import { ListCsv } from '../../shared/list-csv.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { DocumentRow } from './document-row.tsx';
import { documentRows } from './document-rows.ts';
import { ImportDocument } from './import-document.tsx';
import { myDocumentsApi } from './my-documents.api.ts';
import '../../shared/tools.css';
import './my-documents.css';

const pageSize = 20;

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
  const [place, setPlace] = useState<DocumentPlace>('active');
  const [words, setWords] = useState('');
  const [type, setType] = useState<DocumentType | ''>('');
  const [page, setPage] = useState(1);
  const [removed, setRemoved] = useState<DocumentSummary>();
  const [restore, restoring] = myDocumentsApi.useToolsDocumentRestoreMutation();
  const q = useDeferredValue(words.trim());
  const filter = { place, q: q || undefined, type: type || undefined };
  const query = documentsApi.useToolsDocumentsQuery({ ...filter, page, pageSize }, { refetchOnMountOrArgChange: true });
  const items = query.data?.items;
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / pageSize));
  const isFiltered = q !== '' || type !== '';
  const list = useRef<HTMLUListElement>(null);
  const undo = async () => {
    if (!removed || (await restore(removed.id)).error) return;
    setRemoved(undefined);
    list.current?.focus();
  };
  return (
    <>
      <div className="tools-documents-filters">
        <Field label={t('documents.search')}>
          <TextInput
            type="search"
            maxLength={200}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setPage(1);
            }}
          />
        </Field>
        <Field label={t('form.type')}>
          <SelectInput
            value={type}
            onChange={(value) => {
              setType(value as DocumentType);
              setPage(1);
            }}
            options={[
              { value: '', label: t('documents.allTypes') },
              ...documentTypes.map((value) => ({ value, label: typeLabels[value][language] })),
            ]}
          />
        </Field>
      </div>
      {removed && (
        <Notice
          live
          actions={
            <Button size="small" loading={restoring.isLoading} onClick={() => void undo()}>
              {t('documents.undo')}
            </Button>
          }
        >
          {t('documents.removed', { name: removed.title || t('documents.untitled') })}
        </Notice>
      )}
      {restoring.error !== undefined && <Notice tone="danger">{errorText(restoring.error)}</Notice>}
      <Tabs
        id="place"
        label={t('documents.places')}
        items={documentPlaces.map((key) => ({ key, label: t(`documents.${key}`) }))}
        value={place}
        onChange={(key) => {
          setPlace(key as DocumentPlace);
          setPage(1);
        }}
      />
      <TabPanel tabs="place" name={place}>
        <QueryStates query={query} />
        {items?.length === 0 && (
          <EmptyState
            icon={<FileIcon size={32} />}
            title={t(isFiltered ? 'documents.noneFound' : `documents.${place}None`)}
          />
        )}
        <ul ref={list} tabIndex={-1} className="tools-document-list" aria-label={t('documents.title')}>
          {items?.map((item) => (
            <DocumentRow key={item.id} item={item} onRemoved={setRemoved} />
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
            <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {t('list.previous')}
            </Button>
            <span className="a-small a-mute">
              {page} / {pages}
            </span>
            <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {t('list.next')}
            </Button>
          </nav>
        )}
      </TabPanel>
    </>
  );
}
