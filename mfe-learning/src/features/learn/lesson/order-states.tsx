import type { Exercise, Verdict } from '@arcada/contracts';
import { ChevronIcon, IconButton, VisuallyHidden } from '@arcada/ui';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemVerdict } from './marking.tsx';

interface OrderStatesProps {
  exercise: Extract<Exercise, { kind: 'order-states' }>;
  order: string[];
  onChange: (order: string[]) => void;
  locked: boolean;
  verdict: Verdict | undefined;
  /** The result is for an earlier attempt, whose order is no longer known. */
  recalled: boolean;
}

/** Moves the item at `from` to `to`. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const next = [...order];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Items to be sorted: by buttons, which also serve keyboard and touch, or by dragging. */
export function OrderStates({ exercise, order, onChange, locked, verdict, recalled }: OrderStatesProps) {
  const { t } = useTranslation('learning');
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [told, setTold] = useState('');
  const textOf = (id: string) => exercise.items.find((item) => item.id === id)?.text ?? '';
  const move = (id: string, to: number, button?: 'up' | 'down') => {
    if (to < 0 || to >= order.length) return;
    onChange(moved(order, order.indexOf(id), to));
    setTold(t('exercise.movedTo', { item: textOf(id), place: to + 1, count: order.length }));
    if (!button) return;
    // At an end the pressed button is disabled, so the other one takes its focus.
    const end = to === 0 ? 'down' : to === order.length - 1 ? 'up' : button;
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${id}"] [data-move="${end}"]`)?.focus(),
    );
  };
  const handleDrop = (event: DragEvent, place: number) => {
    event.preventDefault();
    if (dragged) move(dragged, place);
    setDragged(undefined);
  };
  return (
    <>
      <ol ref={list} className="a-list learn-order">
        {order.map((id, place) => (
          <li
            key={id}
            data-item={id}
            className="learn-order-item"
            draggable={!locked}
            data-dragged={dragged === id || undefined}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', id);
              event.dataTransfer.effectAllowed = 'move';
              setDragged(id);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => handleDrop(event, place)}
          >
            <span className="learn-order-place a-code">{recalled ? '–' : place + 1}</span>
            <div>
              {textOf(id)}
              <ItemVerdict verdict={verdict} id={id} />
            </div>
            {!locked && (
              <span className="learn-order-buttons">
                <IconButton
                  small
                  data-move="up"
                  label={t('exercise.up', { item: textOf(id) })}
                  icon={<ChevronIcon size={16} className="learn-order-up" />}
                  disabled={place === 0}
                  onClick={() => move(id, place - 1, 'up')}
                />
                <IconButton
                  small
                  data-move="down"
                  label={t('exercise.down', { item: textOf(id) })}
                  icon={<ChevronIcon size={16} />}
                  disabled={place === order.length - 1}
                  onClick={() => move(id, place + 1, 'down')}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
    </>
  );
}
