import { columnLabel, limits, optionLabel, options, printedPlace, type Row } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput, TextArea } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { ChoiceOptions } from '../table/choice-options.tsx';
import { type Choice, placeChoices } from '../table/grid-columns.ts';

/** The answer to a requirement: to what extent, in words, and where in the plan. */
export function AnswerForm({ answer }: { answer: Row<'answers'> }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply } = useEditing();
  const label = (column: 'response' | 'answer' | 'place') => columnLabel('answers', column)[language];
  const write = (column: string, value: string) =>
    apply([{ op: 'cell', table: 'answers', row: answer.id, column, value }]);
  const places = placeChoices(document, language);
  // One that is gone stays visible until another is chosen.
  const isGone = answer.place !== '' && !places.some(({ value }) => value === answer.place);
  const gone: Choice[] = isGone
    ? [{ value: answer.place, label: printedPlace(document, answer.place, language) || answer.place }]
    : [];
  return (
    <div className="a-stack">
      <Field label={label('response')}>
        <SelectInput
          value={answer.response}
          onChange={(event) => write('response', event.target.value)}
          options={['', ...options.response].map((value) => ({
            value,
            label: value ? optionLabel('response', value)[language] : t('form.choose'),
          }))}
        />
      </Field>
      <Field label={label('answer')}>
        <TextArea
          rows={3}
          maxLength={limits.long}
          value={answer.answer}
          onChange={(event) => write('answer', event.target.value)}
        />
      </Field>
      <Field label={label('place')}>
        <SelectInput value={answer.place} onChange={(event) => write('place', event.target.value)}>
          <ChoiceOptions choices={[{ value: '', label: t('form.choose') }, ...gone, ...places]} />
        </SelectInput>
      </Field>
    </div>
  );
}
