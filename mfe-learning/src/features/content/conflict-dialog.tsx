import { Button, Dialog, Radio, RadioGroup } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictText } from './conflict-text.tsx';
import type { Conflict } from './merge.ts';

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  labelOf: (key: string) => string;
  textOf: (value: unknown) => string;
  /** Keys of the fields in which the version that was saved elsewhere is taken. */
  onResolve: (theirs: ReadonlySet<string>) => void;
  onLater: () => void;
}

/** Both versions of the fields that two tabs or two people have changed. Neither is lost before it was decided. */
export function ConflictDialog({ conflicts, labelOf, textOf, onResolve, onLater }: ConflictDialogProps) {
  const { t } = useTranslation('learning');
  // By the compared versions: if a newer one arrives, the person chooses again.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const nameOf = (conflict: Conflict) => JSON.stringify(conflict);
  const choose = (name: string, isTheirs: boolean) => setChoices(new Map([...choices, [name, isTheirs]]));
  const isDecided = conflicts.every((conflict) => choices.has(nameOf(conflict)));
  const handleSave = () => {
    setChoices(new Map());
    onResolve(new Set(conflicts.flatMap((conflict) => (choices.get(nameOf(conflict)) ? [conflict.key] : []))));
  };
  return (
    <Dialog
      open={conflicts.length > 0}
      onClose={onLater}
      title={t('authoring.conflictTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="a-row">
          <Button variant="primary" disabled={!isDecided} onClick={handleSave}>
            {t('authoring.conflictSave')}
          </Button>
          <Button onClick={onLater}>{t('authoring.conflictLater')}</Button>
        </div>
      }
    >
      <div className="a-stack">
        <p>{t('authoring.conflictText')}</p>
        {conflicts.map((conflict) => (
          <RadioGroup key={conflict.key} legend={labelOf(conflict.key)}>
            {[false, true].map((isTheirs) => (
              <Radio
                key={String(isTheirs)}
                name={`conflict ${conflict.key}`}
                value={String(isTheirs)}
                checked={choices.get(nameOf(conflict)) === isTheirs}
                onChange={() => choose(nameOf(conflict), isTheirs)}
                label={
                  <>
                    <strong>{t(isTheirs ? 'authoring.conflictTheirs' : 'authoring.conflictMine')}</strong>
                    <ConflictText
                      text={textOf(isTheirs ? conflict.theirs : conflict.mine)}
                      other={textOf(isTheirs ? conflict.mine : conflict.theirs)}
                    />
                  </>
                }
              />
            ))}
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  );
}
