import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { EditorPart } from './editor-part.ts';

interface PartNoticesProps {
  part: EditorPart;
  labelOf: (key: string) => string;
  textOf?: (value: unknown) => string;
}

/** What other tabs and people have to do with a part of the editor: their changes, and conflicts. */
export function PartNotices({ part, labelOf, textOf = String }: PartNoticesProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const listOf = (keys: readonly string[]) => new Intl.ListFormat(language).format(keys.map(labelOf));
  return (
    <>
      {part.takenOver.length > 0 && (
        <p role="status" className="a-small a-mute">
          {t('authoring.takenOver', { fields: listOf(part.takenOver) })}
        </p>
      )}
      <ConflictDialog
        conflicts={part.conflicts}
        labelOf={labelOf}
        textOf={textOf}
        onResolve={(theirs) => void part.resolve(theirs)}
        onLater={part.later}
      />
    </>
  );
}
