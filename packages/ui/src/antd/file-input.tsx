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
  return <TextInput {...rest} ref={input} type="file" onChange={({ target }) => onChoose(target.files?.[0])} />;
}
