import {
  Checkbox as AntdCheckbox,
  type CheckboxProps as AntdCheckboxProps,
  Input,
  type InputProps,
  Select,
} from 'antd';
import type { TextAreaProps } from 'antd/es/input';
import { type ReactNode, useState } from 'react';
import { useControl } from '../fields/field-context.ts';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';

export function TextInput(props: InputProps) {
  return <Input {...props} {...useControl(props)} />;
}

export function TextArea(props: TextAreaProps) {
  return <Input.TextArea {...props} {...useControl(props)} />;
}

interface PasswordInputProps extends InputProps {
  showLabel: string;
  hideLabel: string;
}

export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const control = useControl(props);
  return (
    <Input
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      {...control}
      type={shown ? 'text' : 'password'}
      // antd's own switch is an image outside the tab order.
      suffix={
        <button
          type="button"
          className="a-input-switch"
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}

interface SelectInputProps {
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string; disabled?: boolean }[];
  'aria-label'?: string;
}

export function SelectInput(props: SelectInputProps) {
  return <Select<string> {...props} {...useControl({})} />;
}

interface ListInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Longest list. */
  max?: number;
  placeholder?: string;
  /** What ends a text besides Enter and a semicolon. */
  separators?: readonly string[];
  'aria-label'?: string;
}

/** Several short texts, each ended by Enter or a semicolon; a pasted list is split at lines and semicolons. */
export function ListInput({ value, max, separators = [], ...props }: ListInputProps) {
  return (
    <Select<string[]>
      {...props}
      {...useControl({})}
      mode="tags"
      open={false}
      suffixIcon={null}
      value={[...value]}
      maxCount={max}
      tokenSeparators={[';', '\n', '\t', ...separators]}
    />
  );
}

interface PickInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What was found by the typed words, or with `has` everything. */
  options: { value: string; label: string; disabled?: boolean }[];
  /** Of what is chosen, also when it isn't among the options. */
  labelOf: (value: string) => string;
  /** Where the page searches. */
  onSearch?: (words: string) => void;
  /** Where the options are searched: whether one is found by these words. */
  has?: (value: string, words: string) => boolean;
  loading: boolean;
  /** In the place of options. */
  emptyText: string;
  /** Said while nothing is chosen. */
  placeholder?: string;
  /** Longest list. */
  max?: number;
  /** The list is about to be shown. */
  onOpen?: () => void;
}

/** Several things chosen from a list that is searched; the words go with a choice and with the list. */
export function PickInput({
  value,
  onChange,
  max,
  labelOf,
  onSearch,
  has,
  onOpen,
  emptyText,
  ...props
}: PickInputProps) {
  const [words, setWords] = useState('');
  // antd empties its own field after a choice and when it is left, and tells nobody: the page would go on searching.
  const search = (next: string) => {
    if (next === words) return;
    setWords(next);
    onSearch?.(next);
  };
  return (
    <Select<string[]>
      {...props}
      {...useControl({})}
      mode="multiple"
      showSearch={{
        searchValue: words,
        filterOption: has ? (typed, option) => has(String(option?.value), typed) : false,
        onSearch: search,
      }}
      value={[...value]}
      maxCount={max}
      labelRender={({ value: chosen }) => labelOf(String(chosen))}
      notFoundContent={emptyText}
      // As wide as its longest option, which a narrow field would cut off.
      popupMatchSelectWidth={false}
      onChange={(chosen) => {
        search('');
        onChange(chosen);
      }}
      onOpenChange={(open) => (open ? onOpen?.() : search(''))}
    />
  );
}

interface CheckboxProps extends Omit<AntdCheckboxProps, 'children'> {
  label?: ReactNode;
}

/** A box with its own label; it needs no Field around it. */
export function Checkbox({ label, ...props }: CheckboxProps) {
  return <AntdCheckbox {...props}>{label}</AntdCheckbox>;
}
