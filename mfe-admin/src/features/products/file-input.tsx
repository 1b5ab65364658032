import { TextInput } from '@arcada/ui/forms';
import { useEffect, useRef } from 'react';

interface FileInputProps {
  /** The chosen file; undefined empties the field. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
  accept?: string;
  disabled?: boolean;
}

/** The browser's own choice of a file within a Field. */
export function FileInput({ file, onChoose, ...rest }: FileInputProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (!file && input) input.value = '';
  }, [file]);
  return (
    <div ref={box}>
      <TextInput {...rest} type="file" onChange={({ target }) => onChoose(target.files?.[0])} />
    </div>
  );
}
