import { acceptedFiles, type ManagedProduct, type ProductVersion } from '@arcada/contracts';
import { fieldErrorsOf, isApiError, useErrorText, useFormErrors } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { Field, FileInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HintedCheckbox } from './hinted-checkbox.tsx';
import { nextVersion } from './next-version.ts';
import { productsApi } from './products.api.ts';
import { wasOnSale } from './was-on-sale.ts';

interface NewFileProps {
  product: ManagedProduct;
  /** Those there are. */
  files: readonly ProductVersion[];
}

/** A form for the next file. A version that has one already is replaced only when the admin says so. */
export function NewFile({ product, files }: NewFileProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [typed, setTyped] = useState<string>();
  const version = typed ?? nextVersion(product, files);
  const [mail, setMail] = useState(false);
  /** The version whose file is to be replaced: another one that is typed needs the decision anew. */
  const [replaced, setReplaced] = useState<string>();
  const given = version.trim();
  const taken = files.find((each) => !each.withdrawn && each.version === given);
  const replace = taken !== undefined && replaced === given;
  const { form, errors, showErrors } = useFormErrors(t);
  const [send, { error, isLoading }] = productsApi.useAdminProductFileMutation();
  const busy = useRef(false);
  const hasBuyers = wasOnSale(product);
  const added = hasBuyers ? 'products.fileAdded' : 'products.fileAddedLater';
  const upload = async (chosen: File) => {
    const { error: refused } = await send({ id: product.id, file: chosen, version: given, mail, replace });
    if (isApiError(refused)) showErrors(() => fieldErrorsOf(refused));
    else if (!refused) {
      notify({ title: t(mail ? 'products.fileMailed' : added), tone: 'success' });
      setFile(undefined);
      setTyped(undefined);
      setMail(false);
      setReplaced(undefined);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = showErrors((translate) => ({
      ...(!file && { name: translate('products.fileFault') }),
      ...(given === '' && { version: translate('products.factFault') }),
      ...(taken && !replace && { version: t('products.versionTaken', { version: given }) }),
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
          hint={t(hasBuyers ? 'products.fileHint' : 'products.fileHintLater', {
            endings: acceptedFiles(product.type).replaceAll(',', ', '),
          })}
          error={errors.name}
          required
        >
          <FileInput file={file} accept={acceptedFiles(product.type)} onChoose={setFile} />
        </Field>
        <Field label={t('products.fields.version')} error={errors.version} required>
          <TextInput maxLength={32} value={version} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </div>
      {taken && (
        <HintedCheckbox
          label={t('products.replaceVersion', { version: given })}
          hint={t('products.replaceHint', { name: taken.name })}
          checked={replace}
          onChange={({ target }) => setReplaced(target.checked ? given : undefined)}
        />
      )}
      {hasBuyers && (
        <HintedCheckbox
          label={t('products.mailOwners')}
          hint={t('products.mailHint')}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      )}
      {error !== undefined && !errors.version && <Notice tone="danger">{errorText(error)}</Notice>}
      <div>
        <Button type="submit" loading={isLoading}>
          {t('products.upload')}
        </Button>
      </div>
    </form>
  );
}
