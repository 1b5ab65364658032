import { type BimDocument, familyOf, isEarlierRevision } from '@arcada/bim';
import { Notice } from '@arcada/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileFaultNotice } from '../../../shared/files/file-fault.tsx';
import { type FileFault, readDocumentFile } from '../../../shared/files/read-document-file.ts';

interface NewerEirProps {
  /** Of the EIR that the plan answers. */
  number: string;
  /** The revision of it that the plan took over. */
  taken: string;
  /** Undefined for a file that isn't one. */
  onRead: (eir: BimDocument | undefined) => void;
}

/** A later revision of an EIR that isn't among the own documents: the JSON file that its shared page offers. */
export function NewerEir({ number, taken, onRead }: NewerEirProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  const [fault, setFault] = useState<FileFault | 'other' | { older: string }>();
  const handleFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const read = await readDocumentFile(file);
    // What a file of before has shown is not this one's.
    onRead(undefined);
    // The same file can be chosen again after it has been mended.
    input.value = '';
    if ('key' in read) return setFault(read);
    const isThis = familyOf(read.type) === 'eir' && read.fields.documentNumber.trim() === number.trim();
    if (!isThis) return setFault('other');
    const { revision } = read.fields;
    if (isEarlierRevision(revision, taken)) return setFault({ older: revision });
    setFault(undefined);
    onRead(read);
  };
  return (
    <div className="a-stack">
      <label className="tools-label" htmlFor={id}>
        {t('trace.newer')}
      </label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className="tools-file"
        onChange={(event) => void handleFile(event.target)}
      />
      {fault === 'other' && <Notice tone="danger">{t('trace.otherEir', { number: number || '–' })}</Notice>}
      {typeof fault === 'object' && 'older' in fault && (
        <Notice tone="danger">{t('trace.older', { revision: fault.older, taken })}</Notice>
      )}
      {typeof fault === 'object' && 'key' in fault && <FileFaultNotice fault={fault} />}
    </div>
  );
}
