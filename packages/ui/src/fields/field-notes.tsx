import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.tsx';

interface FieldNotesProps {
  hint: ReactNode;
  hintId: string | undefined;
  error: ReactNode;
  errorId: string | undefined;
}

/** What stands below a control: its hint, and what is wrong with what was typed. */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className="a-field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="a-field-error" role="alert">
          <AlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
