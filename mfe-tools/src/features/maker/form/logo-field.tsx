import { Button, Notice } from '@arcada/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { type LogoFault, readLogo } from './read-logo.ts';

/** The logo on the document's first page: chosen from a file, checked, shown. */
export function LogoField() {
  const { t } = useTranslation('tools');
  const { document, apply } = useEditing();
  const [fault, setFault] = useState<LogoFault>();
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const { logo } = document;
  const handleFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readLogo(chosen);
    if (file.current) file.current.value = '';
    if ('fault' in read) return setFault(read.fault);
    setFault(undefined);
    apply([{ op: 'property', name: 'logo', value: read.logo }]);
  };
  return (
    <div className="tools-logo">
      <label className="tools-label" htmlFor={id}>
        {t('logo.label')}
      </label>
      {logo && (
        <div className="tools-logo-shown">
          <img src={`data:${logo.type};base64,${logo.data}`} alt={t('logo.alt')} />
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              apply([{ op: 'property', name: 'logo', value: null }]);
              file.current?.focus();
            }}
          >
            {t('logo.remove')}
          </Button>
        </div>
      )}
      <input
        ref={file}
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        className="tools-file"
        aria-describedby={`${id}hint`}
        onChange={(event) => void handleFile(event.target.files?.[0])}
      />
      <p id={`${id}hint`} className="a-small a-mute">
        {t('logo.hint')}
      </p>
      {fault && <Notice tone="danger">{t(`logo.${fault}`)}</Notice>}
    </div>
  );
}
