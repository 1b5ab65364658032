import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ChoiceOptions } from './choice-options.tsx';
import type { ShownColumn } from './grid-columns.ts';
import type { Suggestion } from './suggestions.ts';

interface CellInputProps {
  column: ShownColumn;
  label: string;
  /** The text that the edit begins with. */
  text: string;
  /** Id of the words why the text was refused. */
  refusal: string | undefined;
  /** Id of the words how the text is written. */
  hint: string | undefined;
  /** What is offered while this is the text. */
  suggestionsFor: (text: string) => readonly Suggestion[];
  onChange: () => void;
  /** False: the text was refused and is still to be edited. */
  onCommit: (text: string) => boolean;
  /** The author turns to something else, or the part is replaced. */
  onLeave: (text: string) => void;
  onProceed: (key: 'Enter' | 'Tab', back: boolean) => void;
  onCancel: () => void;
  /** Several cells were pasted into the one that is being edited. */
  onBlock: (text: string) => void;
}

/** What a cell can be set to, and what it has although the document no longer offers it. */
function offered({ choices = [], words }: ShownColumn, text: string): NonNullable<ShownColumn['choices']> {
  if (choices.some(({ value }) => value === text)) return choices;
  return [...choices.slice(0, 1), { value: text, label: words?.(text) ?? text }, ...choices.slice(1)];
}

/** The input over a cell that is being edited, by the column's kind. */
export function CellInput(props: CellInputProps) {
  const { column, label, text, refusal, hint, onChange, onCommit, onLeave, onProceed, onCancel, onBlock } = props;
  // Nothing until something is typed: what is written elsewhere meanwhile must stay.
  const [typed, setTyped] = useState<string>();
  const value = typed ?? text;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const over = useRef(false);
  const list = useId();
  const { kind } = column.definition;
  const isLong = kind === 'long' || kind === 'codes' || kind === 'list';
  const isPlain = column.choices === undefined;
  useEffect(() => {
    const input = control.current;
    input?.focus();
    if (isPlain) input?.setSelectionRange(text.length, text.length);
  }, [isPlain, text]);
  const latest = useRef({ typed, onCommit, onLeave });
  latest.current = { typed, onCommit, onLeave };
  useLayoutEffect(() => {
    const keep = () => {
      if (latest.current.typed !== undefined) latest.current.onCommit(latest.current.typed);
    };
    // In the capture phase: before the document is kept in the browser.
    window.addEventListener('pagehide', keep, true);
    document.addEventListener('visibilitychange', keep, true);
    return () => {
      window.removeEventListener('pagehide', keep, true);
      document.removeEventListener('visibilitychange', keep, true);
      if (latest.current.typed !== undefined && !over.current) latest.current.onLeave(latest.current.typed);
    };
  }, []);
  const commit = () => typed === undefined || onCommit(typed);
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
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // Rows without tabs are one text to a cell that takes several lines.
    if (!text.includes('\t') && (isLong || !/\n./.test(text))) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => onBlock(text));
  };
  const shared = {
    ref: control,
    className: 'tools-cell-input',
    'aria-label': label,
    'aria-invalid': refusal ? true : undefined,
    'aria-describedby': refusal ?? hint,
    onKeyDown: handleKeyDown,
    onPaste: handlePaste,
    // A pointer that presses elsewhere saves, too.
    onBlur: () => {
      if (over.current) return;
      if (typed !== undefined) onLeave(typed);
      leave(onCancel);
    },
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      onChange();
    },
  };
  if (column.choices)
    return (
      <select {...shared} value={value}>
        <ChoiceOptions choices={offered(column, text)} />
      </select>
    );
  if (isLong) return <textarea {...shared} className="tools-cell-input tools-cell-input--long" value={value} />;
  const suggestions = props.suggestionsFor(value);
  return (
    <>
      <input
        {...shared}
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        list={suggestions.length > 0 ? list : undefined}
        value={value}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
    </>
  );
}
