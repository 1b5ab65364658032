import type { Language } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import type { OrderExercise } from '../task-drafts.ts';
import { ExerciseItems } from './exercise-items.tsx';

interface OrderEditorProps {
  exercise: OrderExercise;
  language: Language;
  onChange: (exercise: OrderExercise) => void;
}

/** Items in their right order. */
export function OrderEditor({ exercise, language, onChange }: OrderEditorProps) {
  const { t } = useTranslation('learning');
  return (
    <>
      <p className="a-small a-mute">{t('authoring.orderHint')}</p>
      <ExerciseItems
        items={exercise.items}
        language={language}
        onChange={(items) => onChange({ ...exercise, items })}
        newItem={(id) => ({ id, text: {}, explanation: {} })}
      />
    </>
  );
}
