import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Reacts to hover; its CardTitle should contain a link with class `a-card-link`. */
  interactive?: boolean;
  padded?: boolean;
  /** Picture beside the text, across all columns, where there is room. */
  wide?: boolean;
}

export function Card({ as = 'div', interactive, padded, wide, className, ...rest }: CardProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(
        'a-card',
        interactive && 'a-card--interactive',
        padded && 'a-card--padded',
        wide && 'a-card--wide',
        className,
      )}
    />
  );
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className="a-card-body">{children}</div>;
}

/** The card's heading; `level` follows the page's outline. */
export function CardTitle({ level = 3, children }: { level?: 2 | 3 | 4; children: ReactNode }) {
  const Heading: ElementType = `h${level}`;
  return <Heading className="a-card-title">{children}</Heading>;
}

export function CardText({ children }: { children: ReactNode }) {
  return <p className="a-card-text">{children}</p>;
}

/** Small facts in one line. */
export function CardMeta({ children }: { children: ReactNode }) {
  return <div className="a-card-meta">{children}</div>;
}

/** Price and action at the bottom, aligned across a row of cards. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="a-card-foot">{children}</div>;
}
