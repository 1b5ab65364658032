import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { InfoIcon } from '../icons/icons.tsx';
import { Tooltip } from './tooltip.tsx';

interface ExplainedProps {
  text: string;
  /** Of the button, for example "How revenue is computed". */
  label: string;
  /** What is explained, for example a heading. */
  children: ReactNode;
}

/** Something with its explanation: in a tooltip and, where nothing hovers, below after a press. */
export function Explained({ text, label, children }: ExplainedProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="a-explained">
        {children}
        <Tooltip text={text}>
          <IconButton
            bare
            small
            title={undefined}
            label={label}
            icon={<InfoIcon size={18} />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </Tooltip>
      </div>
      <p id={id} hidden={!open} className="a-small a-explanation">
        {text}
      </p>
    </>
  );
}
