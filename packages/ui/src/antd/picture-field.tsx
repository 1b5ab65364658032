import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Art } from '../display/art.tsx';
import { FileInput } from './file-input.tsx';
import { Field } from './form-field.tsx';

interface PictureFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  src: string | undefined;
  /** A person's, shown small. */
  square?: boolean;
  /** Resolves once the chosen file is taken or refused. */
  onChoose: (file: File) => Promise<unknown>;
  removal?: { label: string; onRemove: () => void; loading?: boolean } | undefined;
  disabled?: boolean;
}

/** A picture as cards show it; a chosen file takes its place. */
export function PictureField({ label, hint, error, src, square, onChoose, removal, disabled }: PictureFieldProps) {
  const [file, setFile] = useState<File>();
  const handleChoose = async (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen) await onChoose(chosen).finally(() => setFile(undefined));
  };
  return (
    <div className="a-picture">
      {src && (
        <div className={square ? 'a-picture-square' : 'a-picture-field'}>
          <Art src={src} shape={square ? 'thumb' : 'card'} />
        </div>
      )}
      <Field label={label} hint={hint} error={error}>
        <FileInput
          file={file}
          accept="image/png,image/jpeg,image/webp"
          disabled={disabled || file !== undefined}
          onChoose={(chosen) => void handleChoose(chosen)}
        />
      </Field>
      {removal && !disabled && (
        <Button loading={removal.loading} onClick={removal.onRemove}>
          {removal.label}
        </Button>
      )}
    </div>
  );
}
