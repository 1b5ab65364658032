import { numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface FileDropProps {
  label: string;
  hint: string;
  /** Endings, for example `.ifc`. */
  accept: string;
  /** Name and size in bytes of the file that is chosen. */
  file: Pick<File, 'name' | 'size'> | undefined;
  dragging: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** A field for one file, chosen or dropped; the page handles what is dropped. */
export function FileDrop({ label, hint, accept, file, dragging, disabled, onFile }: FileDropProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const id = useId();
  const sizeText = (bytes: number) => {
    const [unit, count] = bytes < 1e6 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const);
    return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen again after it has been mended.
    target.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <div className={dragging ? 'check-drop check-drop--over' : 'check-drop'}>
      <label htmlFor={id} className="tools-label">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        className="tools-file"
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={handleChange}
      />
      <p id={`${id}-hint`} className="a-small a-mute">
        {hint}
      </p>
      <p role="status" className="check-file">
        {file && t('modelCheck.chosen', { name: file.name, size: sizeText(file.size) })}
      </p>
    </div>
  );
}
