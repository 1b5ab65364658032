import type { Exercise, Verdict } from '@arcada/contracts';
import { Field, TextInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ItemVerdict } from './marking.tsx';

interface EnterResultsProps {
  exercise: Extract<Exercise, { kind: 'enter-results' }>;
  results: Record<string, string>;
  onChange: (results: Record<string, string>) => void;
  /** Submitting with an empty field was refused: fields still empty are marked. */
  tried: boolean;
  locked: boolean;
  verdict: Verdict | undefined;
}

/** Questions about the lesson's files, each with a field for what was found. */
export function EnterResults({ exercise, results, onChange, tried, locked, verdict }: EnterResultsProps) {
  const { t } = useTranslation('learning');
  return (
    <ol className="a-list learn-items">
      {exercise.items.map((item, place) => {
        const value = results[item.id] ?? '';
        const missing = tried && !value.trim();
        return (
          <li key={item.id}>
            {/* Only the result of an earlier attempt is known: an empty field would look like the answer. */}
            {locked && verdict && !value ? (
              <p className="learn-question">
                {place + 1}. {item.text}
              </p>
            ) : (
              <Field
                label={`${place + 1}. ${item.text}`}
                hint={item.unit}
                error={missing ? t('exercise.enterResult') : undefined}
                className="learn-result-field"
              >
                <TextInput
                  className="a-code"
                  maxLength={200}
                  spellCheck={false}
                  autoComplete="off"
                  disabled={locked}
                  value={value}
                  onChange={(event) => onChange({ ...results, [item.id]: event.target.value })}
                />
              </Field>
            )}
            <ItemVerdict verdict={verdict} id={item.id} />
          </li>
        );
      })}
    </ol>
  );
}
