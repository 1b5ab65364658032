import { ChevronIcon } from '@arcada/ui';
import { TooltipButton } from '@arcada/ui/tooltip';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The list with one of its members a place further up or down. */
export function movedIn<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const next = [...list];
  next.splice(place + by, 0, ...next.splice(place, 1));
  return next;
}

/**
 * Of a list whose members move: focus goes on with the buttons of what moves, in their new place or as new ones, and
 * `said` tells where that is to those who don't see it.
 */
export function useMoves(own: RefObject<HTMLElement | null>) {
  const moved = useRef<{ name: string; by: -1 | 1 }>(undefined);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    const move = moved.current;
    moved.current = undefined;
    if (move) focusMoves(own.current, move.name, move.by);
  });
  return {
    said: (
      <p className="a-visually-hidden" role="status">
        {said}
      </p>
    ),
    /** `name` is that of its buttons after the move. */
    tell: (name: string, by: -1 | 1, text: string) => {
      moved.current = { name, by };
      setSaid(text);
    },
  };
}

/** The button that moves it on, or the other one where it can't move further. */
function focusMoves(root: HTMLElement | null, name: string, by: -1 | 1): void {
  const moves = [...(root?.querySelectorAll<HTMLElement>('[data-moves]') ?? [])].find(
    (one) => one.dataset.moves === name,
  );
  const [up, down] = moves?.querySelectorAll('button') ?? [];
  const [same, other] = by < 0 ? [up, down] : [down, up];
  (same?.disabled ? other : same)?.focus();
}

interface MovesProps {
  /** Tells its buttons from those of others. */
  name: string;
  title: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

export function Moves({ name, title, first, last, onMove }: MovesProps) {
  const { t } = useTranslation('learning');
  return (
    <span className="learn-editor-moves" data-moves={name}>
      <TooltipButton
        small
        label={t('authoring.up', { title })}
        icon={<ChevronIcon size={16} className="learn-turn-up" />}
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <TooltipButton
        small
        label={t('authoring.down', { title })}
        icon={<ChevronIcon size={16} />}
        disabled={last}
        onClick={() => onMove(1)}
      />
    </span>
  );
}

interface ListMovesProps<T extends { id: string }> {
  list: readonly T[];
  place: number;
  /** What the members are called by their place: `Question 2`. */
  nameAt: (place: number) => string;
  moves: ReturnType<typeof useMoves>;
  onChange: (list: T[]) => void;
}

/** Of a list in which everything has an id, and is called by its place. */
export function ListMoves<T extends { id: string }>({ list, place, nameAt, moves, onChange }: ListMovesProps<T>) {
  const { t } = useTranslation('learning');
  const id = list[place]?.id ?? '';
  const handleMove = (by: -1 | 1) => {
    const values = { title: nameAt(place), place: place + by + 1, all: list.length };
    moves.tell(id, by, t('authoring.moved', values));
    onChange(movedIn(list, place, by));
  };
  return (
    <Moves name={id} title={nameAt(place)} first={place === 0} last={place === list.length - 1} onMove={handleMove} />
  );
}
