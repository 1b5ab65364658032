import type { BimDocument } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkbookFile } from './documents.api.ts';
import type { Brought } from './files/brought-by.ts';
import { BroughtList } from './files/brought-list.tsx';
import { FileFaultNotice } from './files/file-fault.tsx';
import { filesApi } from './files/files.api.ts';
import { ImportError } from './files/import-error.tsx';
import { type FileFault, readDocumentFile } from './files/read-document-file.ts';
import { isWorkbook, readWorkbookFile } from './files/read-workbook-file.ts';
import './tools.css';

async function readFile(file: File): Promise<BimDocument | WorkbookFile | FileFault> {
  if (isWorkbook(file)) return (await readWorkbookFile(file)) ?? { key: 'xlsxSize' };
  return readDocumentFile(file);
}

/** A workbook in which nothing is known; a JSON file may be an empty document on purpose. */
const isEmpty = ({ fields, rows, ignored }: Brought) => ignored !== undefined && fields + rows === 0;

interface Chosen {
  name: string;
  content: BimDocument | WorkbookFile;
  brought: Brought;
}

/** Begins with a document that was exported as JSON, or with the sheets of a workbook, once it is seen what they bring. */
export function ImportFile({ onBegin }: { onBegin: (document: BimDocument | WorkbookFile) => Promise<void> }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [fault, setFault] = useState<FileFault>();
  const [chosen, setChosen] = useState<Chosen>();
  const [isReading, setReading] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [readSheets, sheets] = filesApi.useToolsSheetsMutation();
  const id = useId();
  const read = async (file: File): Promise<FileFault | Chosen | undefined> => {
    const content = await readFile(file);
    if ('key' in content) return content;
    const source = 'xlsx' in content ? (await readSheets(content)).data?.sheets : content;
    if (!source) return undefined;
    // On use: most visits import nothing.
    const { broughtBy } = await import(/* webpackChunkName: "brought-by" */ './files/brought-by.ts');
    return { name: file.name, content, brought: broughtBy(source, language) };
  };
  const handleFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setFault(undefined);
    setChosen(undefined);
    setReading(true);
    const result = await read(file);
    setReading(false);
    // The same file can be chosen again after it has been mended.
    input.value = '';
    if (result && 'key' in result) setFault(result);
    else setChosen(result);
  };
  const handleCreate = async ({ content }: Chosen) => {
    setCreating(true);
    await onBegin(content);
    setCreating(false);
  };
  return (
    <div className="tools-start-form">
      <label className="tools-label" htmlFor={id}>
        {t('import.label')}
      </label>
      <input
        id={id}
        type="file"
        accept="application/json,.json,.xlsx"
        disabled={isReading || isCreating}
        className="tools-file"
        onChange={(event) => void handleFile(event.target)}
      />
      <p role="status" className="a-small a-mute">
        {isReading && t('import.reading')}
      </p>
      {sheets.error !== undefined && !isReading && !chosen && <ImportError error={sheets.error} />}
      {chosen && (
        <>
          <BroughtList name={chosen.name} brought={chosen.brought} />
          {isEmpty(chosen.brought) ? (
            <Notice tone="danger">{t('import.nothing')}</Notice>
          ) : (
            <Button
              variant="primary"
              loading={isCreating}
              loadingLabel={t('start.creating')}
              onClick={() => void handleCreate(chosen)}
            >
              {t('start.create')}
            </Button>
          )}
        </>
      )}
      {fault && <FileFaultNotice fault={fault} />}
    </div>
  );
}
