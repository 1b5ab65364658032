import type { BimDocument } from '@arcada/bim';
import { Button, Dialog } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { documentsApi, type WorkbookFile } from '../../shared/documents.api.ts';
import { ImportError } from '../../shared/files/import-error.tsx';
import { ImportFile } from '../../shared/import-file.tsx';

/** A document from a JSON file or a workbook, which is opened at once. */
export function ImportDocument() {
  const { t } = useTranslation('tools');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [importDocument, importing] = documentsApi.useToolsDocumentImportMutation();
  const begin = async (document: BimDocument | WorkbookFile) => {
    const { data } = await importDocument(document);
    if (data) navigate(documentAddress(data.id));
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('import.open')}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('import.title')} closeLabel={t('common.close')}>
        <ImportFile onBegin={begin} />
        {importing.error !== undefined && <ImportError error={importing.error} />}
      </Dialog>
    </>
  );
}
