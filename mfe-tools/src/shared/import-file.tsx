import { type BimDocument, documentSchema } from '@arcada/bim';
import { validationMessage } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkbookFile } from './documents.api.ts';
import { isWorkbook, readWorkbookFile } from './files/read-workbook-file.ts';
import './tools.css';

/** In bytes, as the gateway accepts; the longest document is well below it. */
const mostBytes = 3_000_000;

interface Fault {
  key: 'size' | 'json' | 'shape' | 'xlsxSize';
  /** Where the content doesn't fit, and why. */
  issues?: Parameters<typeof validationMessage>[0][];
}

async function readDocument(file: File): Promise<BimDocument | WorkbookFile | Fault> {
  if (isWorkbook(file)) return (await readWorkbookFile(file)) ?? { key: 'xlsxSize' };
  if (file.size > mostBytes) return { key: 'size' };
  const content = await file
    .text()
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined);
  if (content === undefined) return { key: 'json' };
  const parsed = documentSchema.safeParse(content, { reportInput: true });
  return parsed.success ? parsed.data : { key: 'shape', issues: parsed.error.issues.slice(0, 5) };
}

/** Begins with a document that was exported as JSON, or with the sheets of a workbook. */
export function ImportFile({ onBegin }: { onBegin: (document: BimDocument | WorkbookFile) => Promise<void> }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [fault, setFault] = useState<Fault>();
  const [isReading, setReading] = useState(false);
  const id = useId();
  const handleFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const read = await readDocument(file);
    input.value = '';
    if ('key' in read) return setFault(read);
    setFault(undefined);
    setReading(true);
    await onBegin(read);
    setReading(false);
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
        disabled={isReading}
        className="tools-file"
        onChange={(event) => void handleFile(event.target)}
      />
      <p role="status" className="a-small a-mute">
        {isReading && t('import.reading')}
      </p>
      {fault && (
        <Notice tone="danger" title={t(`import.${fault.key}`)}>
          {fault.issues && (
            <ul>
              {fault.issues.map((issue) => {
                const place = `${issue.path.join(' › ')}: ${validationMessage(issue, language)}`;
                return <li key={place}>{place}</li>;
              })}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
