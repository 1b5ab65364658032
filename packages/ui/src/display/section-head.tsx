import type { ElementType, ReactNode } from 'react';

interface SectionHeadProps {
  title: ReactNode;
  text?: ReactNode;
  eyebrow?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
}

/** Title, one sentence and an action at the start of a section of a page. */
export function SectionHead({ title, text, eyebrow, action, level = 2, id }: SectionHeadProps) {
  const Heading: ElementType = `h${level}`;
  return (
    <div className="a-section-head">
      <div className="a-section-head-text">
        {eyebrow && <p className="a-eyebrow">{eyebrow}</p>}
        <Heading id={id}>{title}</Heading>
        {text && <p className="a-mute">{text}</p>}
      </div>
      {action}
    </div>
  );
}
