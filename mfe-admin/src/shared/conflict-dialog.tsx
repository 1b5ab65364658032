import { Button, Dialog, Notice, Radio, RadioGroup } from '@arcada/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './conflict-dialog.css';
import { LastChange, type Saved } from './last-change.tsx';

/** A field that differs between what is typed here and what somebody else has saved. */
export interface DifferingField {
  path: string;
  label: string;
  mine: string;
  theirs: string;
  /** Only the others have changed it: theirs is chosen at first. */
  onlyTheirs: boolean;
}

interface ConflictDialogProps {
  /** What is saved now: who did it is said, */
  saved: Saved;
  /** unless this says what has happened. */
  meanwhile?: ReactNode;
  fields: readonly DifferingField[];
  /** Paths of the fields in which the saved version is taken. */
  onResolve: (theirs: ReadonlySet<string>) => void;
  onLater: () => void;
}

/** Both versions of each field that differs. What only one side has changed needs no choice. */
export function ConflictDialog({ saved, meanwhile, fields, onResolve, onLater }: ConflictDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isOpen, setIsOpen] = useState(false);
  const isTheirs = ({ path, onlyTheirs }: DifferingField) => choices.get(path) ?? (onlyTheirs ? true : undefined);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.some((field) => isTheirs(field) === undefined)) setIsOpen(true);
    else onResolve(new Set(fields.filter(isTheirs).map(({ path }) => path)));
  };
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('conflict.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onLater}>{t('conflict.later')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="admin-wide a-stack" onSubmit={handleSubmit}>
        {meanwhile ?? <LastChange saved={saved} />}
        <p>{t(fields.length > 0 ? 'conflict.text' : 'conflict.none')}</p>
        {isOpen && <Notice tone="danger">{t('conflict.open')}</Notice>}
        {fields.map((field) => (
          <RadioGroup key={field.path} legend={field.label}>
            <div className="admin-conflict-versions">
              {[false, true].map((theirs) => (
                <Radio
                  key={String(theirs)}
                  name={`conflict ${field.path}`}
                  checked={isTheirs(field) === theirs}
                  onChange={() => setChoices(new Map([...choices, [field.path, theirs]]))}
                  label={
                    <>
                      <strong>{t(theirs ? 'conflict.theirs' : 'conflict.mine')}</strong>
                      <span className="admin-conflict-value a-small">
                        {(theirs ? field.theirs : field.mine) || t('conflict.nothing')}
                      </span>
                    </>
                  }
                />
              ))}
            </div>
          </RadioGroup>
        ))}
      </form>
    </Dialog>
  );
}
