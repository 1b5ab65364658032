import { authoringLimits, byteSize } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How many bytes a file may have, and what is said beside its field. */
export interface Limit {
  most: number;
  text: string;
}
export const sizes = (name: 'clip' | 'picture' | 'captions' | 'file') => ({ size: byteSize(authoringLimits[name]) });

interface FilePlaceProps {
  name: string;
  label: string;
  accept?: string;
  limit: Limit;
  /** Name of the current file; undefined when several are listed elsewhere. */
  there?: string | null | undefined;
  disabled: boolean;
  /** What the service said of the last file. */
  refused: string | undefined;
  onFile: (file: File) => void;
  onRemove?: () => void;
}

/** Where a file is chosen: its limits, what was wrong with the last one, and the one that is there. */
export function FilePlace({ name, label, accept, limit, there, disabled, refused, onFile, onRemove }: FilePlaceProps) {
  const { t } = useTranslation('learning');
  const id = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  const errorId = useId();
  const [tooBig, setTooBig] = useState<File>();
  const fault = tooBig ? t('authoring.tooBig', { file: tooBig.name, most: byteSize(limit.most) }) : refused;
  useEffect(() => {
    // The removed button had the focus.
    if (!there && removed.current && document.activeElement === document.body) input.current?.focus();
    removed.current = false;
  }, [there]);
  return (
    <div className="a-field">
      <label className="a-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          const isTooBig = file !== undefined && file.size > limit.most;
          setTooBig(isTooBig ? file : undefined);
          if (file && !isTooBig) onFile(file);
          event.target.value = '';
        }}
        aria-describedby={fault ? `${errorId} ${hintId}` : hintId}
        aria-invalid={fault ? true : undefined}
      />
      <p id={hintId} className="a-field-hint">
        {limit.text}
      </p>
      {fault && (
        <p id={errorId} className="a-field-error" role="alert">
          {fault}
        </p>
      )}
      <div className="a-row">
        <p className="a-field-hint">
          {there ? t('authoring.there', { file: there }) : there === null && t('authoring.notThere')}
        </p>
        {there && onRemove && (
          <Button
            size="small"
            disabled={disabled}
            aria-label={t('authoring.removeNamed', { name: label })}
            onClick={() => {
              removed.current = true;
              onRemove();
            }}
          >
            {t('authoring.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
