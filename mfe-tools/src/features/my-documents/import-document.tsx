import type { BimDocument } from '@arcada/bim';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { documentsApi } from '../../shared/documents.api.ts';
import { ImportFile } from '../../shared/import-file.tsx';

/** A document from a JSON file, which is opened at once. */
export function ImportDocument() {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [importDocument, importing] = documentsApi.useToolsDocumentImportMutation();
  const begin = async (document: BimDocument) => {
    const { data } = await importDocument(document);
    if (data) navigate(documentAddress(data.id));
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('import.open')}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('import.title')} closeLabel={t('common.close')}>
        <ImportFile onBegin={begin} />
        {importing.error !== undefined && <Notice tone="danger">{errorText(importing.error)}</Notice>}
      </Dialog>
    </>
  );
}
