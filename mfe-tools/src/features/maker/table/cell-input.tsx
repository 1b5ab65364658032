import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ShownColumn } from './grid-columns.ts';

interface CellInputProps {
  column: ShownColumn;
  label: string;
  /** The text that the edit begins with. */
  text: string;
  /** False: the text was refused and is still to be edited. */
  onCommit: (text: string) => boolean;
  onProceed: (key: 'Enter' | 'Tab', back: boolean) => void;
  onCancel: () => void;
}

/** The input over a cell that is being edited, by the column's kind. */
export function CellInput({ column, label, text, onCommit, onProceed, onCancel }: CellInputProps) {
  const [value, setValue] = useState(text);
  const [refused, setRefused] = useState(false);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const over = useRef(false);
  const list = useId();
  const { kind } = column.definition;
  const isLong = kind === 'long' || kind === 'codes';
  const isPlain = column.choices === undefined;
  useEffect(() => {
    const input = control.current;
    input?.focus();
    if (isPlain) input?.setSelectionRange(text.length, text.length);
  }, [isPlain, text]);
  const commit = () => {
    if (onCommit(value)) return true;
    setRefused(true);
    return false;
  };
  const leave = (go: () => void) => {
    over.current = true;
    go();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave(onCancel);
    else if (event.key === 'Tab') {
      event.preventDefault();
      if (commit()) leave(() => onProceed('Tab', event.shiftKey));
    } else if (event.key === 'Enter' && !(isLong && event.shiftKey)) {
      event.preventDefault();
      if (commit()) leave(() => onProceed('Enter', event.shiftKey));
    }
  };
  const shared = {
    ref: control,
    className: 'tools-cell-input',
    'aria-label': label,
    'aria-invalid': refused || undefined,
    onKeyDown: handleKeyDown,
    // A pointer that presses elsewhere saves, too; what is refused then stays as it was.
    onBlur: () => {
      if (over.current) return;
      onCommit(value);
      leave(onCancel);
    },
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      setRefused(false);
    },
  };
  if (column.choices)
    return (
      <select {...shared} value={value}>
        {column.choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    );
  if (isLong) return <textarea {...shared} className="tools-cell-input tools-cell-input--long" value={value} />;
  return (
    <>
      <input
        {...shared}
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        list={column.suggestions && list}
        value={value}
      />
      {column.suggestions && (
        <datalist id={list}>
          {column.suggestions.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      )}
    </>
  );
}
