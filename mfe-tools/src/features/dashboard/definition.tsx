import { IconButton, InfoIcon } from '@arcada/ui';
import { Tooltip } from '@arcada/ui/tooltip';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type DefinedFigure = 'active' | 'revenue' | 'change' | 'elements' | 'performance' | 'disciplines';

/** A heading with the figure's formula: in a tooltip and, where nothing hovers, below after a press. */
export function Definition({ name, children }: { name: DefinedFigure; children: ReactNode }) {
  const { t } = useTranslation('tools');
  const [open, setOpen] = useState(false);
  const id = useId();
  const text = t(`define.${name}`);
  return (
    <>
      <div className="dash-defined">
        {children}
        <Tooltip text={text}>
          <IconButton
            bare
            small
            title={undefined}
            label={t('define.open', { name: t(`defined.${name}`) })}
            icon={<InfoIcon size={18} />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </Tooltip>
      </div>
      <p id={id} hidden={!open} className="a-small dash-definition">
        {text}
      </p>
    </>
  );
}
