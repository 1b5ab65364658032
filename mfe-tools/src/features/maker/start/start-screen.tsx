import { type BimDocument, type DocumentType, documentTypes, languageNames, typeChoice } from '@arcada/bim';
import { type Language, languages, links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Card, Notice, Radio, RadioGroup } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { documentAddress } from '../../../shared/document-address.ts';
import { documentsApi, type WorkbookFile } from '../../../shared/documents.api.ts';
import { ImportError } from '../../../shared/files/import-error.tsx';
import { EarlierDocument, ImportFile } from '../page-parts.tsx';

const origins = ['empty', 'sample', 'earlier', 'eir', 'import'] as const;
type Origin = (typeof origins)[number];

/** What a new document begins with. */
export function StartScreen() {
  const { t } = useTranslation('tools');
  const { language: shown } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [origin, setOrigin] = useState<Origin>('empty');
  const [type, setType] = useState<DocumentType>('bep-pre');
  const [chosen, setChosen] = useState<Language>();
  // The page's language, also once it is switched in the header, until another is chosen here.
  const language = chosen ?? shown;
  const [busy, setBusy] = useState(false);
  const [create, creating] = documentsApi.useToolsDocumentCreateMutation();
  const [importDocument, importing] = documentsApi.useToolsDocumentImportMutation();
  const begin = async (document: BimDocument) => {
    const { data } = await create(document);
    if (data) navigate(documentAddress(data.id));
  };
  const beginWithFile = async (document: BimDocument | WorkbookFile) => {
    const { data } = await importDocument(document);
    if (data) navigate(documentAddress(data.id));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      // On use: the sample's texts in three languages are as long as the rest of the page.
      const { beginWith } = await import(/* webpackChunkName: "begin-with" */ './begin-with.ts');
      await begin(beginWith(origin === 'sample' ? 'sample' : 'empty', type, language));
    } finally {
      setBusy(false);
    }
  };
  const error = origin === 'import' ? undefined : creating.error;
  return (
    <div className="tools-start">
      <header className="tools-start-head">
        <h1>{t('start.title')}</h1>
        <p className="a-lead">{t('start.lead')}</p>
        <p>
          <Link className="a-link" to={links.myDocuments()}>
            {t('documents.title')}
          </Link>
        </p>
      </header>
      {error !== undefined && <Notice tone="danger">{t('start.failed', { message: errorText(error) })}</Notice>}
      <Card padded as="section" aria-label={t('start.title')}>
        <RadioGroup legend={t('start.from')}>
          {origins.map((one) => (
            <Radio
              key={one}
              name="origin"
              value={one}
              checked={origin === one}
              onChange={() => setOrigin(one)}
              label={
                <>
                  <strong>{t(`start.${one}`)}</strong>
                  <span className="tools-origin-text a-mute">{t(`start.${one}Text`)}</span>
                </>
              }
            />
          ))}
        </RadioGroup>
        {(origin === 'empty' || origin === 'sample') && (
          <form className="tools-start-form" onSubmit={handleSubmit}>
            <Field label={t('form.type')}>
              <SelectInput
                value={type}
                onChange={(value) => setType(value as DocumentType)}
                options={documentTypes.map((value) => ({ value, label: typeChoice(value, shown) }))}
              />
            </Field>
            <Field label={t('form.language')}>
              <SelectInput
                value={language}
                onChange={(value) => setChosen(value as Language)}
                options={languages.map((value) => ({ value, label: languageNames[value] }))}
              />
            </Field>
            <Button type="submit" variant="primary" loading={busy} loadingLabel={t('start.creating')}>
              {t('start.create')}
            </Button>
          </form>
        )}
        {(origin === 'earlier' || origin === 'eir') && (
          <EarlierDocument key={origin} onlyEir={origin === 'eir'} onBegin={begin} />
        )}
        {origin === 'import' && (
          <>
            <ImportFile onBegin={beginWithFile} />
            {importing.error !== undefined && <ImportError error={importing.error} />}
          </>
        )}
      </Card>
    </div>
  );
}
