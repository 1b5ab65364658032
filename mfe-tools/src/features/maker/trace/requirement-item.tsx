import {
  answerPlace,
  askedIn,
  type BimDocument,
  type Category,
  type Edit,
  newRowId,
  type TraceRow,
  traceDriftLabels,
  traceStateLabels,
} from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, Disclosure, type Tone } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { ChapterChoice } from '../topics/chapter-choice.tsx';
import { AnswerForm } from './answer-form.tsx';

const tones: Record<TraceRow['state'], Tone> = {
  full: 'success',
  partly: 'warning',
  none: 'danger',
  review: 'warning',
  open: 'neutral',
};

/** The row in which a requirement that is new in the EIR is answered; it has the requirement's own id. */
function rowFor({ id, requirement, title, text, priority }: TraceRow, link: BimDocument['eir']): Edit[] {
  const row = { id, requirement, title, text, priority, response: '', answer: '', place: '', owner: '' };
  const insert = { op: 'insert-row', table: 'answers', row } as const;
  if (!link?.asked) return [insert];
  const asked = { ...link.asked, ...askedIn([{ id, code: requirement, title, text, priority }]) };
  return [insert, { op: 'property', name: 'eir', value: { ...link, asked } }];
}

/** A topic that begins with the requirement's text, and the answer that points to it. */
function topicFor({ id: row, requirement, title, text }: TraceRow, topic: string, category: Category): Edit[] {
  const cell = (column: string, value: string): Edit => ({ op: 'cell', table: 'answers', row, column, value });
  const written = { topic: '', title: title || requirement, text, ownerRole: '', requiredFields: [] } as const;
  return [
    { op: 'insert-topic', topic: { ...written, id: topic, category, requiredFields: [] } },
    // Only the author can say that the topic meets it.
    cell('response', 'review'),
    cell('place', topic),
  ];
}

/** A requirement of the EIR: its answer, written here, and its place in the plan, where a click leads. */
export function RequirementItem({ row }: { row: TraceRow }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply, goTo } = useEditing();
  const answer = document.tables.answers.find(({ id }) => id === row.id);
  const place = answer && answerPlace(document, answer.place);
  const isOpen = row.state === 'open';
  const [chapter, setChapter] = useState<Category>('processes');
  const handleTopic = () => {
    const topic = newRowId();
    apply(topicFor(row, topic, chapter));
    goTo({ kind: 'topic', topic });
  };
  return (
    <li className="tools-requirement">
      <p className="tools-requirement-head">
        <Badge tone={tones[row.state]}>{traceStateLabels[row.state][language]}</Badge>
        {row.drift !== '' && <Badge tone="warning">{traceDriftLabels[row.drift][language]}</Badge>}
        <strong>{[row.requirement, row.title].filter(Boolean).join(' · ')}</strong>
      </p>
      {row.text && <p className="tools-requirement-text">{row.text}</p>}
      {row.answer && <p className="tools-requirement-text a-mute">{row.answer}</p>}
      {place && (
        <p className="a-small">
          {t('trace.at')}{' '}
          <button type="button" className="tools-finding-go" onClick={() => goTo(place)}>
            {row.place}
          </button>
        </p>
      )}
      {row.isPlaceMissing && (
        <p className="a-small tools-place-missing">
          {t('trace.at')} {row.place}
        </p>
      )}
      {!answer && (
        <Button
          size="small"
          aria-label={t('trace.answerNamed', { code: row.requirement })}
          onClick={() => apply(rowFor(row, document.eir))}
        >
          {t('trace.answer')}
        </Button>
      )}
      {answer && (
        <Disclosure title={t(isOpen ? 'trace.answer' : 'trace.change')}>
          <AnswerForm answer={answer} />
          {isOpen && (
            <>
              <ChapterChoice name={row.requirement} value={chapter} onChange={setChapter} />
              <Button size="small" aria-label={t('trace.topicNamed', { code: row.requirement })} onClick={handleTopic}>
                {t('trace.topic')}
              </Button>
            </>
          )}
        </Disclosure>
      )}
    </li>
  );
}
