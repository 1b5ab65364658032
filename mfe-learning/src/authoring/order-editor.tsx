import type { Language } from '@arcada/contracts';
import { Button, Field, IconButton, PlusIcon, TextArea, TextInput, TrashIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { freeId, type OrderExercise } from './task-drafts.ts';

interface OrderEditorProps {
  exercise: OrderExercise;
  language: Language;
  onChange: (exercise: OrderExercise) => void;
}
type Item = OrderExercise['items'][number];

/** The task and its items, written in their right order. */
export function OrderEditor({ exercise, language, onChange }: OrderEditorProps) {
  const { t } = useTranslation('learning');
  const change = (id: string, field: 'text' | 'explanation', value: string) =>
    onChange({
      ...exercise,
      items: exercise.items.map(
        (item): Item => (item.id === id ? { ...item, [field]: { ...item[field], [language]: value } } : item),
      ),
    });
  const add = () =>
    onChange({
      ...exercise,
      items: [...exercise.items, { id: freeId('i', exercise.items), text: {}, explanation: {} }],
    });
  return (
    <div className="a-stack">
      <Field label={t('authoring.task')} hint={t('authoring.orderHint')}>
        <TextArea
          rows={3}
          maxLength={2000}
          value={exercise.task[language] ?? ''}
          onChange={(event) => onChange({ ...exercise, task: { ...exercise.task, [language]: event.target.value } })}
        />
      </Field>
      {exercise.items.map((item, place) => (
        <fieldset key={item.id} className="learn-editor-part">
          <legend className="a-visually-hidden">{t('authoring.item', { place: place + 1 })}</legend>
          <div className="learn-editor-row">
            <Field label={t('authoring.item', { place: place + 1 })}>
              <TextInput
                maxLength={500}
                value={item.text[language] ?? ''}
                onChange={(event) => change(item.id, 'text', event.target.value)}
              />
            </Field>
            <IconButton
              label={t('authoring.removeNamed', { name: t('authoring.item', { place: place + 1 }) })}
              icon={<TrashIcon />}
              onClick={() => onChange({ ...exercise, items: exercise.items.filter(({ id }) => id !== item.id) })}
            />
          </div>
          <Field label={t('authoring.explanation')}>
            <TextInput
              maxLength={500}
              value={item.explanation[language] ?? ''}
              onChange={(event) => change(item.id, 'explanation', event.target.value)}
            />
          </Field>
        </fieldset>
      ))}
      <div>
        <Button icon={<PlusIcon />} onClick={add}>
          {t('authoring.addItem')}
        </Button>
      </div>
    </div>
  );
}
