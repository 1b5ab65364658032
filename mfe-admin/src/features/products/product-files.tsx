import { acceptedFiles, dateFormat, type ManagedProduct, type ProductVersion } from '@arcada/contracts';
import { fieldErrorsOf, isApiError, useErrorText, useFormErrors, useLanguage } from '@arcada/platform';
import { Badge, Button, EmptyState, Notice, notify } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { Checkbox, Field, FileInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { productsApi } from './products.api.ts';

/** The files that were put on sale, newest first, and a form for the next one. */
export function ProductFiles({ product }: { product: ManagedProduct }) {
  const { t } = useTranslation('admin');
  const query = productsApi.useAdminProductFilesQuery(product.id, { refetchOnMountOrArgChange: true });
  const files = query.currentData;
  return (
    <section className="admin-product">
      <h2>{t('products.files')}</h2>
      <QueryStates query={query} />
      {files?.length === 0 && <EmptyState title={t(product.hasFile ? 'products.firstFile' : 'products.noFile')} />}
      {files && files.length > 0 && <FileTable product={product} files={files} />}
      <NewFile key={product.id} product={product} />
    </section>
  );
}

function FileTable({ product, files }: { product: ManagedProduct; files: readonly ProductVersion[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: ColumnsType<ProductVersion> = [
    {
      title: t('products.fields.version'),
      key: 'version',
      render: (_, { version, current }) => (
        <span className="a-row">
          {version} {current && <Badge tone="success">{t('products.currentFile')}</Badge>}
        </span>
      ),
    },
    {
      title: t('products.file'),
      key: 'file',
      render: (_, { id, name, bytes }) => (
        <>
          <a className="a-link" href={`/api/admin/products/${product.id}/files/${id}`} download>
            {name}
          </a>
          <p className="a-small a-mute">{t('products.bytes', { count: bytes })}</p>
        </>
      ),
    },
    { title: 'SHA-256', key: 'sha256', render: (_, { sha256 }) => <code className="a-code">{sha256}</code> },
    { title: t('products.addedAt'), key: 'addedAt', render: (_, { addedAt }) => date.format(new Date(addedAt)) },
  ];
  return <DataTable columns={columns} dataSource={[...files]} rowKey="id" />;
}

function NewFile({ product }: { product: ManagedProduct }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const mailHint = useId();
  const [file, setFile] = useState<File>();
  const [version, setVersion] = useState(product.version);
  const [mail, setMail] = useState(false);
  const { form, errors, showErrors } = useFormErrors(t);
  const [send, { error, isLoading }] = productsApi.useAdminProductFileMutation();
  const busy = useRef(false);
  const upload = async (chosen: File) => {
    const { error: refused } = await send({ id: product.id, file: chosen, version: version.trim(), mail });
    if (isApiError(refused)) showErrors(() => fieldErrorsOf(refused));
    else if (!refused) {
      notify({ title: t(mail ? 'products.fileMailed' : 'products.fileAdded'), tone: 'success' });
      setFile(undefined);
      setMail(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = showErrors((translate) => ({
      ...(!file && { name: translate('products.fileFault') }),
      ...(version.trim() === '' && { version: translate('products.factFault') }),
    }));
    if (invalid || !file || busy.current) return;
    busy.current = true;
    void upload(file).finally(() => {
      busy.current = false;
    });
  };
  return (
    <form ref={form} noValidate className="admin-product-row" onSubmit={handleSubmit}>
      <h3>{t('products.newFile')}</h3>
      <div className="admin-filter admin-filter--form">
        <Field
          label={t('products.file')}
          hint={t('products.fileHint', { endings: acceptedFiles(product.type).replaceAll(',', ', ') })}
          error={errors.name}
          required
        >
          <FileInput file={file} accept={acceptedFiles(product.type)} onChoose={setFile} />
        </Field>
        <Field label={t('products.fields.version')} error={errors.version} required>
          <TextInput maxLength={32} value={version} onChange={({ target }) => setVersion(target.value)} />
        </Field>
      </div>
      <div>
        <Checkbox
          label={t('products.mailOwners')}
          aria-describedby={mailHint}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
        <p id={mailHint} className="a-field-hint">
          {t('products.mailHint')}
        </p>
      </div>
      {error !== undefined && !errors.version && <Notice tone="danger">{errorText(error)}</Notice>}
      <div>
        <Button type="submit" loading={isLoading}>
          {t('products.upload')}
        </Button>
      </div>
    </form>
  );
}
