import { type BimDocument, explainName, makeName, nextNumber, takesCodes } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput, TextInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import { InsertName } from './insert-name.tsx';

type NamingRow = BimDocument['tables']['naming'][number];

/** A container's name from the project's codes; its number is the next one that is free. */
export function MakeName({ document }: { document: BimDocument }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const fields = document.tables.naming;
  const number = fields.find(({ part }) => part === 'number');
  const free = number && !values[number.id] ? { [number.id]: nextNumber(document, values) } : {};
  const used = { ...values, ...free };
  const name = makeName(document, used);
  const faults = explainName(document, name, language);
  const write = (field: NamingRow, value: string) => setValues({ ...values, [field.id]: value });
  return (
    <div className="a-stack">
      <div className="tools-name-fields">
        {fields.map((field) => (
          <Field key={field.id} label={field.field}>
            {takesCodes(field) ? (
              <SelectInput
                value={values[field.id] ?? (field.codes.length === 1 ? field.codes[0]?.code : '')}
                onChange={(event) => write(field, event.target.value)}
                options={[
                  { value: '', label: t('form.choose') },
                  ...field.codes.map(({ code, meaning }) => ({
                    value: code,
                    label: meaning ? `${code} – ${meaning}` : code,
                  })),
                ]}
              />
            ) : (
              <TextInput
                value={used[field.id] ?? ''}
                maxLength={field.maxLength ?? 40}
                onChange={(event) => write(field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="tools-name-made">
        <output aria-label={t('namer.made')}>{name}</output>
        <CopyButton text={name} disabled={faults.length > 0} />
      </p>
      <InsertName name={name} disabled={faults.length > 0} />
      {faults.length > 0 && (
        <ul className="a-small a-mute">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
