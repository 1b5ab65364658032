import { TrashIcon } from '@arcada/ui';
import { TooltipButton } from '@arcada/ui/tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ExercisePartProps {
  /** Label of the part, for assistive technology and for the button that removes it. */
  name: string;
  onRemove: () => void;
  /** Placed beside that button. */
  head: ReactNode;
  /** The buttons that move it. */
  moves?: ReactNode;
  children?: ReactNode;
}

/** One item, field or row of an exercise. */
export function ExercisePart({ name, onRemove, head, moves, children }: ExercisePartProps) {
  const { t } = useTranslation('learning');
  return (
    <fieldset className="learn-editor-part">
      <legend className="a-visually-hidden">{name}</legend>
      <div className="learn-editor-row">
        {head}
        {moves}
        <TooltipButton label={t('authoring.removeNamed', { name })} icon={<TrashIcon />} onClick={onRemove} />
      </div>
      {children}
    </fieldset>
  );
}
