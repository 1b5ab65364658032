import { isListed, separatorOf, typedPartLength, type Verdict } from '@arcada/contracts';
import { Disclosure, Field, SelectInput, TextInput } from '@arcada/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemVerdict } from './marking.tsx';
import { joinName, type NameFilesExercise } from './name-parts.ts';

interface NameFilesProps {
  exercise: NameFilesExercise;
  names: Record<string, string>;
  /** The fields of each name, including incomplete ones. */
  parts: Record<string, string[]>;
  onChange: (names: Record<string, string>, parts: Record<string, string[]>) => void;
  /** Submitting with an empty field was refused: fields still empty are marked. */
  tried: boolean;
  locked: boolean;
  verdict: Verdict | undefined;
}

/** Each file gets a name, composed field by field from the convention's codes. */
export function NameFiles({ exercise, names, parts, onChange, tried, locked, verdict }: NameFilesProps) {
  const { t } = useTranslation('learning');
  const separator = separatorOf(exercise.example);
  const fields = exercise.convention;
  const handleChange = (item: string, place: number, value: string) => {
    const next = fields.map((_, index) => (index === place ? value : (parts[item]?.[index] ?? '')));
    onChange({ ...names, [item]: joinName(next, separator) }, { ...parts, [item]: next });
  };
  return (
    <>
      <p className="a-small a-mute">
        {t('exercise.example')} <code className="a-code">{exercise.example}</code>
      </p>
      <Disclosure title={t('exercise.convention')}>
        <dl className="learn-convention">
          {fields.map((field) => (
            <div key={field.field}>
              <dt>{field.field}</dt>
              {field.values.map(({ code, meaning }) => (
                <dd key={code}>
                  <code className="a-code">{code}</code> {meaning}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Disclosure>
      <ol className="a-list learn-items">
        {exercise.items.map((item, number) => (
          <li key={item.id}>
            <fieldset className="a-fieldset">
              <legend>
                {number + 1}. {item.text}
              </legend>
              {/* Only the result of an earlier attempt is known: empty fields would look like the answers. */}
              {!(locked && verdict && !names[item.id]) && (
                <NameFields
                  fields={fields}
                  parts={parts[item.id] ?? []}
                  separator={separator}
                  tried={tried}
                  locked={locked}
                  onChange={(place, value) => handleChange(item.id, place, value)}
                />
              )}
              <ItemVerdict verdict={verdict} id={item.id} />
            </fieldset>
          </li>
        ))}
      </ol>
    </>
  );
}

interface NameFieldsProps {
  fields: NameFilesExercise['convention'];
  parts: readonly string[];
  separator: string;
  tried: boolean;
  locked: boolean;
  onChange: (place: number, value: string) => void;
}

/** The fields of one name, and the name as it grows. */
function NameFields({ fields, parts, separator, tried, locked, onChange }: NameFieldsProps) {
  const { t } = useTranslation('learning');
  const errorId = useId();
  const isMissing = (place: number) => tried && !parts[place];
  return (
    <>
      <div className="learn-name-fields">
        {fields.map((field, place) => {
          const control = {
            small: true,
            disabled: locked,
            value: parts[place] ?? '',
            ...(isMissing(place) && { 'aria-invalid': true, 'aria-describedby': errorId }),
          };
          return (
            <Field key={field.field} label={field.field} className="learn-name-field">
              {isListed(field) ? (
                <SelectInput
                  {...control}
                  onChange={(event) => onChange(place, event.target.value)}
                  options={[
                    { value: '', label: '–' },
                    ...field.values.map(({ code, meaning }) => ({ value: code, label: `${code} · ${meaning}` })),
                  ]}
                />
              ) : (
                <TextInput
                  {...control}
                  maxLength={typedPartLength}
                  spellCheck={false}
                  onChange={(event) => onChange(place, event.target.value.trim())}
                />
              )}
            </Field>
          );
        })}
      </div>
      {fields.some((_, place) => isMissing(place)) && (
        <p id={errorId} className="a-field-error" role="alert">
          {t('exercise.nameAll')}
        </p>
      )}
      <output className="learn-name a-code">{fields.map((_, place) => parts[place] || '…').join(separator)}</output>
    </>
  );
}
