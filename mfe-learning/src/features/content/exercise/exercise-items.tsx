import type { Language } from '@arcada/contracts';
import { Button, PlusIcon } from '@arcada/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListMoves, useMoves } from '../moves.tsx';
import { freeId, type Translations } from '../task-drafts.ts';
import { TranslatedField } from '../translated-field.tsx';
import { ExercisePart } from './exercise-part.tsx';

interface Item {
  id: string;
  text: Translations;
  explanation: Translations;
}

interface ExerciseItemsProps<I extends Item> {
  items: I[];
  language: Language;
  onChange: (items: I[]) => void;
  /** A new item with this id and empty texts. */
  newItem: (id: string) => I;
  /** Fields of an item besides its text and its explanation; their names begin with `name`. */
  children?: (item: I, change: (what: Partial<I>) => void, name: string) => ReactNode;
}

/** The items of an exercise: each with a text and an explanation shown after marking. */
export function ExerciseItems<I extends Item>({ items, language, onChange, newItem, children }: ExerciseItemsProps<I>) {
  const { t } = useTranslation('learning');
  const own = useRef<HTMLDivElement>(null);
  const moves = useMoves(own);
  return (
    <div className="a-stack" ref={own}>
      {moves.said}
      {items.map((item, place) => {
        const name = t('authoring.item', { place: place + 1 });
        const change = (what: Partial<I>) =>
          onChange(items.map((each) => (each.id === item.id ? { ...each, ...what } : each)));
        return (
          <ExercisePart
            key={item.id}
            name={name}
            moves={
              <ListMoves
                list={items}
                place={place}
                nameAt={(at) => t('authoring.item', { place: at + 1 })}
                moves={moves}
                onChange={onChange}
              />
            }
            onRemove={() => onChange(items.filter(({ id }) => id !== item.id))}
            head={
              <TranslatedField
                name={`items.${place}.text`}
                label={name}
                hint={t('authoring.plainHint')}
                language={language}
                value={item.text}
                onChange={(text) => change({ text } as Partial<I>)}
              />
            }
          >
            {children?.(item, change, `items.${place}`)}
            <TranslatedField
              name={`items.${place}.explanation`}
              label={t('authoring.explanation')}
              language={language}
              value={item.explanation}
              onChange={(explanation) => change({ explanation } as Partial<I>)}
            />
          </ExercisePart>
        );
      })}
      <div>
        <Button icon={<PlusIcon />} onClick={() => onChange([...items, newItem(freeId('i', items))])}>
          {t('authoring.addItem')}
        </Button>
      </div>
    </div>
  );
}
