import {
  type AnyRow,
  type BimDocument,
  categoriesOf,
  categoryLabels,
  chapterTables,
  type FieldName,
  fieldLabels,
  fieldText,
  filledLengths,
  limits,
  printedPlace,
  type StepId,
  signOffOf,
  standingOf,
  stepLabels,
  stepsOf,
  type TableName,
  typeLabels,
} from '@arcada/bim';
import { Fragment, memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewTable } from './preview-table.tsx';
import { PreviewTopic } from './preview-topic.tsx';

/** Answers to an EIR, with their places in words. */
function useAnswers(document: BimDocument): readonly AnyRow[] {
  const { tables, topics, language } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the document only these count
  return useMemo(
    () => tables.answers.map((row) => ({ ...row, place: printedPlace(document, row.place) })),
    [tables.answers, topics, language],
  );
}

interface DocumentPreviewProps {
  document: BimDocument;
  /** Whether this very content was issued; undefined where that isn't shown. */
  issued?: boolean | undefined;
}

/** The whole document in the order of its files, a moment behind the typing. */
export const DocumentPreview = memo(function DocumentPreview({ document: latest, issued }: DocumentPreviewProps) {
  const { t } = useTranslation('tools');
  const document = useDeferredValue(latest);
  const { language, logo, fields } = document;
  const answers = useAnswers(document);
  const isTooLong = useMemo(() => filledLengths(document).total > limits.filledTopics, [document]);
  const rowsOf = (name: FieldName) => fieldText(name, fields[name], language);
  const table = (name: TableName) => (
    <PreviewTable
      key={name}
      table={name}
      rows={name === 'answers' ? answers : (document.tables[name] as readonly AnyRow[])}
      language={language}
    />
  );
  return (
    <article className="tools-preview" lang={language} aria-label={t('preview.label')}>
      <header className="tools-preview-title">
        {logo && <img src={`data:${logo.type};base64,${logo.data}`} alt="" />}
        <p>{typeLabels[document.type][language]}</p>
        <h2>{fields.projectName || <mark>{fieldLabels.projectName[language]}</mark>}</h2>
        {issued !== undefined && <Standing document={document} issued={issued} />}
        <p>{[fields.documentNumber, fields.revision, fields.status, rowsOf('date')].filter(Boolean).join(' · ')}</p>
      </header>
      {isTooLong && (
        <p>
          <mark>{t('preview.tooLong')}</mark>
        </p>
      )}
      {table('revisionLog')}
      {stepsOf(document.type).map((step) => {
        const names = step.fields.filter((name) => rowsOf(name) !== '');
        if (names.length === 0) return null;
        return (
          <section key={step.id} className="tools-preview-section">
            <h3>{stepLabels[step.id as StepId][language]}</h3>
            <dl>
              {names.map((name) => (
                <div key={name}>
                  <dt>{fieldLabels[name][language]}</dt>
                  <dd>{rowsOf(name)}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      {categoriesOf(document.type).map((category) => {
        const topics = document.topics.filter((topic) => topic.category === category);
        return (
          <Fragment key={category}>
            {topics.length > 0 && (
              <section className="tools-preview-section">
                <h3>{categoryLabels[category][language]}</h3>
                {topics.map((topic) => (
                  <PreviewTopic key={topic.id} topic={topic} document={document} asWritten={isTooLong} />
                ))}
              </section>
            )}
            {chapterTables(document.type, category).map(table)}
          </Fragment>
        );
      })}
    </article>
  );
});

/** What the document is to its readers, and who has prepared, checked and approved it. */
function Standing({ document, issued }: { document: BimDocument; issued: boolean }) {
  const { isDraft, text } = standingOf(document, issued);
  const signed = signOffOf(document, issued).filter(({ name }) => name !== '');
  return (
    <>
      <p className={isDraft ? 'tools-standing tools-standing--draft' : 'tools-standing'}>{text}</p>
      {signed.length > 0 && (
        <p className="a-small a-mute">{signed.map(({ label, name }) => `${label}: ${name}`).join(' · ')}</p>
      )}
    </>
  );
}
