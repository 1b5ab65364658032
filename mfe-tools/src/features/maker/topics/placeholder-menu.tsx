import { type BimDocument, type FieldName, fieldLabels, fillText, type StepId, stepLabels, stepsOf } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Menu, MenuItem } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';

/** A standard of one's own is said by the field of the standard. */
const saidByOthers: readonly FieldName[] = ['customStandard'];

/** What a placeholder says in a text; empty while its field is. */
const said = (document: BimDocument, field: FieldName): string =>
  fillText(document, `{${field}}`)
    .map(({ kind, text }) => (kind === 'value' ? text : ''))
    .join('');

/** What may stand for the project's data in a topic's text, by the steps that ask for it, each with what it says now. */
export function PlaceholderMenu({ onChoose }: { onChoose: (field: FieldName) => void }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  return (
    <Menu label={t('topics.placeholders')} framed>
      <div className="tools-placeholders">
        {stepsOf(document.type)
          .filter(({ fields }) => fields.length > 0)
          .map(({ id, fields }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
            <div key={id} role="group" aria-label={stepLabels[id as StepId][language]}>
              <p className="a-small a-mute" aria-hidden="true">
                {stepLabels[id as StepId][language]}
              </p>
              {fields
                .filter((field) => !saidByOthers.includes(field))
                .map((field) => (
                  <MenuItem
                    key={field}
                    note={<span className="tools-placeholder-value">{said(document, field)}</span>}
                    onClick={() => onChoose(field)}
                  >
                    {fieldLabels[field][language]}
                  </MenuItem>
                ))}
            </div>
          ))}
      </div>
    </Menu>
  );
}
