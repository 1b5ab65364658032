import { useEffect, useRef } from 'react';
import { TextInput } from '../fields/text-input.tsx';

interface FileInputProps {
  /** The chosen file; undefined empties the field. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
  accept?: string;
  disabled?: boolean;
}

/** The browser's own choice of a file within a Field. antd's input would write to its value, which browsers refuse. */
export function FileInput({ file, onChoose, ...rest }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!file && input.current) input.current.value = '';
  }, [file]);
  useEffect(() => {
    const field = input.current;
    // The click has emptied it.
    const handleCancel = () => onChoose(undefined);
    field?.addEventListener('cancel', handleCancel);
    return () => field?.removeEventListener('cancel', handleCancel);
  }, [onChoose]);
  return (
    <TextInput
      {...rest}
      ref={input}
      type="file"
      // Without this a browser keeps quiet about the same file chosen again, and has its former content no more.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ target }) => onChoose(target.files?.[0])}
    />
  );
}
