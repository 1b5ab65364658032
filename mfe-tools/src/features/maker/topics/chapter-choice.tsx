import { type Category, categoriesOf, categoryLabels } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';

interface ChapterChoiceProps {
  /** What the chapter is chosen for. */
  name: string;
  value: Category;
  onChange: (category: Category) => void;
}

/** The chapter of the document to which a topic goes. */
export function ChapterChoice({ name, value, onChange }: ChapterChoiceProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const own = categoriesOf(document.type);
  // Without it, the select would show another chapter as chosen.
  const choices = own.includes(value) ? own : [value, ...own];
  return (
    <Field label={t('library.chapter', { name })}>
      <SelectInput
        value={value}
        onChange={(event) => onChange(event.target.value as Category)}
        options={choices.map((id) => ({ value: id, label: categoryLabels[id][language] }))}
      />
    </Field>
  );
}
