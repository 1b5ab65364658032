import type { Language } from '@arcada/contracts';
import { Button, PlusIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { freeId, type OrderExercise } from '../task-drafts.ts';
import { TranslatedField } from '../translated-field.tsx';
import { ExercisePart } from './exercise-part.tsx';

interface OrderEditorProps {
  exercise: OrderExercise;
  language: Language;
  onChange: (exercise: OrderExercise) => void;
}

/** Items, written in their right order. */
export function OrderEditor({ exercise, language, onChange }: OrderEditorProps) {
  const { t } = useTranslation('learning');
  const { items } = exercise;
  const change = (id: string, what: Partial<OrderExercise['items'][number]>) =>
    onChange({ ...exercise, items: items.map((item) => (item.id === id ? { ...item, ...what } : item)) });
  return (
    <>
      <p className="a-small a-mute">{t('authoring.orderHint')}</p>
      {items.map((item, place) => (
        <ExercisePart
          key={item.id}
          name={t('authoring.item', { place: place + 1 })}
          onRemove={() => onChange({ ...exercise, items: items.filter(({ id }) => id !== item.id) })}
          head={
            <TranslatedField
              label={t('authoring.item', { place: place + 1 })}
              language={language}
              value={item.text}
              onChange={(text) => change(item.id, { text })}
            />
          }
        >
          <TranslatedField
            label={t('authoring.explanation')}
            language={language}
            value={item.explanation}
            onChange={(explanation) => change(item.id, { explanation })}
          />
        </ExercisePart>
      ))}
      <div>
        <Button
          icon={<PlusIcon />}
          onClick={() =>
            onChange({ ...exercise, items: [...items, { id: freeId('i', items), text: {}, explanation: {} }] })
          }
        >
          {t('authoring.addItem')}
        </Button>
      </div>
    </>
  );
}
