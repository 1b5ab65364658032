import { type ElementType, type ReactNode, useId, useState } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Wraps the button into a heading, for a section of the page's outline. */
  level?: 2 | 3 | 4;
  /** The text is rendered, and what it needs fetched, only once it has been opened. */
  lazy?: boolean;
}

/** A title that opens and closes its text; the text stays in the page for search. */
export function Disclosure({ title, children, defaultOpen = false, level, lazy }: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [opened, setOpened] = useState(defaultOpen);
  const id = useId();
  const Heading: ElementType = level ? `h${level}` : 'div';
  return (
    <div className="a-disclosure">
      <Heading>
        <button
          type="button"
          className="a-disclosure-summary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
            setOpened(true);
          }}
        >
          {title}
          <ChevronIcon size={18} />
        </button>
      </Heading>
      <div id={id} className="a-disclosure-body" hidden={!open}>
        {(opened || !lazy) && children}
      </div>
    </div>
  );
}
