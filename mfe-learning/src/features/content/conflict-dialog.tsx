import { Button, Dialog, Radio, RadioGroup } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictText, isLong, shownParts } from './conflict-text.tsx';
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
          <Choice
            key={conflict.key}
            name={`conflict ${conflict.key}`}
            label={labelOf(conflict.key)}
            mine={textOf(conflict.mine)}
            theirs={textOf(conflict.theirs)}
            isTheirs={choices.get(nameOf(conflict))}
            onChoose={(isTheirs) => choose(nameOf(conflict), isTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** Undefined before anything is chosen. */
  isTheirs: boolean | undefined;
  onChoose: (isTheirs: boolean) => void;
}

/** The two versions of a field. Long ones are cut, so that the other stays in sight, until both are wanted in full. */
function Choice({ name, label, mine, theirs, isTheirs, onChoose }: ChoiceProps) {
  const { t } = useTranslation('learning');
  const [isWhole, setWhole] = useState(false);
  const versions = [
    { ofTheirs: false, title: t('authoring.conflictMine'), parts: shownParts(mine, theirs) },
    { ofTheirs: true, title: t('authoring.conflictTheirs'), parts: shownParts(theirs, mine) },
  ];
  return (
    <div>
      <RadioGroup legend={label}>
        {versions.map(({ ofTheirs, title, parts }) => (
          <Radio
            key={String(ofTheirs)}
            name={name}
            value={String(ofTheirs)}
            checked={isTheirs === ofTheirs}
            onChange={() => onChoose(ofTheirs)}
            label={
              <>
                <strong>{title}</strong>
                <ConflictText parts={parts} isCut={!isWhole && isLong(parts)} />
              </>
            }
          />
        ))}
      </RadioGroup>
      {versions.some(({ parts }) => isLong(parts)) && (
        <Button size="small" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'authoring.conflictLess' : 'authoring.conflictWhole')}
        </Button>
      )}
    </div>
  );
}
