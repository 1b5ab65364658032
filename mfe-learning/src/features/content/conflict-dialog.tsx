import { Button, Dialog, Radio, RadioGroup } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One field that differs from the version saved elsewhere, as readable text. */
export interface ConflictField {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  open: boolean;
  fields: readonly ConflictField[];
  /** Keys of the fields for which the version saved elsewhere is kept. */
  onResolve: (theirs: ReadonlySet<string>) => void;
  onLater: () => void;
}

/**
 * Both versions of changes by two tabs or two people, field by field. Nothing is lost before
 * someone decides.
 */
export function ConflictDialog({ open, fields, onResolve, onLater }: ConflictDialogProps) {
  const { t } = useTranslation('learning');
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(key);
    else next.delete(key);
    setTheirs(next);
  };
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={t('authoring.conflictTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="a-row">
          <Button
            variant="primary"
            onClick={() => {
              onResolve(theirs);
              setTheirs(new Set());
            }}
          >
            {t('authoring.conflictSave')}
          </Button>
          <Button onClick={onLater}>{t('authoring.conflictLater')}</Button>
        </div>
      }
    >
      <div className="a-stack">
        <p>{t('authoring.conflictText')}</p>
        {fields.map(({ key, label, mine, theirs: saved }) => (
          <RadioGroup key={key} legend={label}>
            {[false, true].map((isTheirs) => (
              <Radio
                key={String(isTheirs)}
                name={`conflict ${key}`}
                value={String(isTheirs)}
                checked={theirs.has(key) === isTheirs}
                onChange={() => choose(key, isTheirs)}
                label={
                  <>
                    <strong>{t(isTheirs ? 'authoring.conflictTheirs' : 'authoring.conflictMine')}</strong>
                    <span className="learn-conflict-text">
                      {(isTheirs ? saved : mine) || t('authoring.conflictEmpty')}
                    </span>
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
