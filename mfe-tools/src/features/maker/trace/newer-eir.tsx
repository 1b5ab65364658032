import { type BimDocument, familyOf } from '@arcada/bim';
import { Notice } from '@arcada/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileFaultNotice } from '../../../shared/files/file-fault.tsx';
import { type FileFault, readDocumentFile } from '../../../shared/files/read-document-file.ts';

interface NewerEirProps {
  /** Of the EIR that the plan answers. */
  number: string;
  onRead: (eir: BimDocument) => void;
}

/** A later revision of an EIR that isn't among the own documents: the JSON file that its shared page offers. */
export function NewerEir({ number, onRead }: NewerEirProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  const [fault, setFault] = useState<FileFault | 'other'>();
  const handleFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const read = await readDocumentFile(file);
    // The same file can be chosen again after it has been mended.
    input.value = '';
    if ('key' in read) return setFault(read);
    const isThis = familyOf(read.type) === 'eir' && read.fields.documentNumber.trim() === number.trim();
    setFault(isThis ? undefined : 'other');
    if (isThis) onRead(read);
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
      {fault && fault !== 'other' && <FileFaultNotice fault={fault} />}
    </div>
  );
}
