import { dateFormat, type Language, links, type SheetFormat, sheetFormats } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, DownloadIcon, LinkButton, Notice } from '@arcada/ui';
import { AntdTheme, Field, FileInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { FaultyRows, ImportResults } from './import-results.tsx';
import { productsApi } from './products.api.ts';
import { useImport } from './use-import.ts';
import './products.css';

const fileOf = (format: SheetFormat, language: Language) =>
  `/api/admin/product-sheets?format=${format}&lang=${language}`;

/** All products as a file, and what a changed file does: shown first, then done row by row. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<'fileFault' | 'fileMoved'>();
  const run = useImport();
  const { data: kept } = productsApi.useAdminProductsLastImportQuery(undefined, { refetchOnMountOrArgChange: true });
  const last = kept?.last;
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { read, step, results, busy, leftRows, progress } = run;
  const done = results.filter(({ row, outcome }) => !leftRows.has(row) && isDone(outcome)).length;
  const toApply = step === 'shown' ? run.toApply : 0;
  const handleChoose = (chosen: File | undefined) => {
    setFile(chosen);
    setFault(undefined);
  };
  const show = async (chosen: File) => {
    // A browser refuses to send a file that was changed on disk since.
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (bytes) await run.show(new File([bytes], chosen.name, { type: chosen.type }));
    else setFault('fileMoved');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFault(file ? undefined : 'fileFault');
    if (file) void show(file);
  };
  return (
    <AdminFrame page="products">
      <p>
        <Link className="a-link a-small" to={links.admin('products-manager')}>
          {t('products.back')}
        </Link>
      </p>
      <h2>{t('products.import.title')}</h2>
      <AntdTheme language={language}>
        <div className="admin-product">
          <section className="a-stack">
            <h3>{t('products.import.export')}</h3>
            <p>{t('products.import.exportText')}</p>
            <div className="a-row">
              {sheetFormats.map((format) => (
                <LinkButton key={format} href={fileOf(format, language)} download icon={<DownloadIcon />}>
                  {t(`products.import.${format}`)}
                </LinkButton>
              ))}
            </div>
          </section>
          {last && step === 'choose' && !busy && (
            <Notice
              actions={
                <Button size="small" onClick={() => run.take(last)}>
                  {t('products.import.showLast')}
                </Button>
              }
            >
              {t('products.import.kept', {
                at: time.format(new Date(last.at)),
                until: time.format(new Date(last.until)),
              })}
            </Notice>
          )}
          <form noValidate className="a-stack" onSubmit={handleSubmit}>
            <h3>{t('products.import.import')}</h3>
            <p>{t('products.import.rules')}</p>
            <Field
              label={t('products.import.file')}
              hint={t('products.import.fileHint')}
              error={fault && t(`products.import.${fault}`)}
              required
            >
              <FileInput file={file} onChoose={handleChoose} accept=".xlsx,.csv,.txt" disabled={busy} />
            </Field>
            <div>
              <Button type="submit" variant={step === 'shown' ? undefined : 'primary'} loading={busy}>
                {t('products.import.show')}
              </Button>
            </div>
          </form>
          {run.error !== undefined && (
            <Notice tone="danger" live>
              {errorText(run.error)}
            </Notice>
          )}
          {busy && progress.all > 0 && <p role="status">{t('products.import.progress', progress)}</p>}
          {step !== 'choose' && (
            <>
              {read && (
                <>
                  <p role="status">{t('products.import.read', { count: read.total, same: read.same })}</p>
                  {read.unknownColumns.length > 0 && (
                    <Notice tone="warning">
                      {t('products.import.unknownColumns', { names: read.unknownColumns.join(', ') })}
                    </Notice>
                  )}
                  {read.faulty.length > 0 && <FaultyRows rows={read.faulty} />}
                </>
              )}
              <section className="a-stack">
                <h3>{t(`products.import.changes.${step !== 'shown' && done === 0 ? 'nothing' : step}`)}</h3>
                {results.length === 0 ? (
                  <p>{t('products.import.nothing')}</p>
                ) : (
                  <p role="status">{t(`products.import.${step}`, { changed: done, count: results.length })}</p>
                )}
                {leftRows.size > 0 && <p>{t('products.import.safeRetry')}</p>}
                <div className="a-row">
                  {/* One button: who has pressed it keeps the focus when the rest is to be continued with. */}
                  {(toApply > 0 || leftRows.size > 0) && (
                    <Button variant="primary" loading={busy} onClick={() => void (toApply ? run.apply() : run.retry())}>
                      {toApply
                        ? t('products.import.apply', { count: toApply })
                        : t('products.import.retry', { count: leftRows.size })}
                    </Button>
                  )}
                  {step === 'applied' && run.undoable > 0 && (
                    <Button loading={busy} onClick={() => void run.undo()}>
                      {t('products.import.undo')}
                    </Button>
                  )}
                </div>
                {results.length > 0 && <ImportResults rows={results} left={leftRows} planned={step === 'shown'} />}
              </section>
            </>
          )}
        </div>
      </AntdTheme>
    </AdminFrame>
  );
}

const isDone = (outcome: string) => outcome === 'changed' || outcome === 'created' || outcome === 'removed';
