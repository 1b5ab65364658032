import {
  type Column,
  type FieldName,
  fieldLabels,
  fields,
  limits,
  optionLabel,
  options,
  requiredFieldsOf,
} from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Field, ListInput, SelectInput, TextArea, TextInput } from '@arcada/ui/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';

interface FieldControlProps {
  name: FieldName;
  error?: string;
}

/** One field of the document, by its kind. */
export function FieldControl({ name, error }: FieldControlProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply } = useEditing();
  const list = useId();
  const column: Column = fields[name];
  const value = document.fields[name];
  const isRequired = requiredFieldsOf(document.type).includes(name);
  const write = (next: unknown) => apply([{ op: 'field', field: name, value: next }]);
  // They stand in the footer of each page, and are looked up.
  const isCode = name === 'revision' || name === 'status';
  const trim = (text: string) => {
    if (text !== text.trim()) write(text.trim());
  };
  const codes = name === 'status' ? document.tables.statusCodes : [];
  const hint = column.kind === 'list' ? t('form.listHint') : undefined;
  return (
    <div id={`field-${name}`} className={column.kind === 'long' ? 'tools-field tools-field--wide' : 'tools-field'}>
      <Field
        label={
          <>
            {fieldLabels[name][language]}
            {isRequired && <span aria-hidden="true">&nbsp;*</span>}
          </>
        }
        hint={hint}
        error={error}
        required={isRequired}
      >
        {column.kind === 'list' ? (
          <ListInput
            value={value as string[]}
            max={limits.listItems}
            onChange={(next) => write(next.map(cut).filter(Boolean))}
          />
        ) : column.kind === 'choice' && column.options ? (
          <SelectInput
            value={value as string}
            onChange={write}
            options={[
              { value: '', label: t('form.choose') },
              ...options[column.options].map((id) => ({
                value: id,
                label: optionLabel(column.options as keyof typeof options, id)[language],
              })),
            ]}
          />
        ) : column.kind === 'long' ? (
          <TextArea
            autoSize={{ minRows: 3, maxRows: 14 }}
            maxLength={limits.long}
            value={value as string}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          <TextInput
            type={column.kind === 'date' ? 'date' : 'text'}
            maxLength={limits.short}
            list={codes.length > 0 ? list : undefined}
            value={value as string}
            onChange={(event) => write(event.target.value)}
            onBlur={isCode ? () => trim(String(value)) : undefined}
          />
        )}
      </Field>
      {codes.length > 0 && (
        <datalist id={list}>
          {codes.map(({ id, code, meaning }) => (
            <option key={id} value={code}>
              {meaning}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}

const cut = (text: string) => text.trim().slice(0, limits.short);
