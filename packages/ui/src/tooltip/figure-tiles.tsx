import type { ReactNode } from 'react';
import { Explained } from './explained.tsx';
import { TooltipProvider } from './tooltip.tsx';

export interface Figure {
  key: string;
  title: string;
  value: ReactNode;
  note?: ReactNode;
  /** The figure's formula, and the label of the button that shows it. */
  explanation: { text: string; label: string };
}

/** Figures in a row, each with its formula. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <TooltipProvider>
      <ul className="a-list a-figures">
        {figures.map(({ key, title, value, note, explanation }) => (
          <li key={key} className="a-figure">
            <Explained {...explanation}>
              <h3 className="a-figure-title">{title}</h3>
            </Explained>
            <p className="a-figure-value">{value}</p>
            {note && <p className="a-small a-mute">{note}</p>}
          </li>
        ))}
      </ul>
    </TooltipProvider>
  );
}
