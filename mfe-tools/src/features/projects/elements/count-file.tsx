import type { Translated } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../shared/tools.css';
import { localDay } from '../../../shared/local-day.ts';
import type { ProjectDraft } from '../project-draft.ts';
import { CountFault, countIfc } from './count-ifc.ts';
import { type CountedSchedule, countSchedule } from './count-schedule.ts';

const largestSchedule = 20_000_000;
const mostUnread = 5;
type Counted = Pick<ProjectDraft, 'count' | 'source' | 'countedOn'>;
/** Why a file wasn't counted: a text of the page's, or the worker's. */
type Fault = 'wrongFile' | 'tooLarge' | 'noRows' | 'failed';

/** Counts the elements of a chosen .ifc or .csv file, in the browser. */
export function CountFile({ onCount }: { onCount: (counted: Counted) => void }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<Fault | Translated>();
  const [done, setDone] = useState<{ count: number; file: string }>();
  const [schedule, setSchedule] = useState<CountedSchedule>();
  const running = useRef<AbortController>(null);
  const id = useId();
  // What is typed while a file is counted stays: its number goes into the form as it is then.
  const latest = useRef(onCount);
  latest.current = onCount;
  useEffect(() => () => running.current?.abort(), []);

  const count = async (file: File): Promise<Counted | Fault> => {
    if (/\.ifc$/i.test(file.name)) {
      running.current = new AbortController();
      const { signal } = running.current;
      const total = await countIfc(file, { signal, onProgress: setProgress });
      return { count: String(total), source: 'ifc', countedOn: localDay() };
    }
    if (!/\.(csv|txt|tsv)$/i.test(file.name)) return 'wrongFile';
    if (file.size > largestSchedule) return 'tooLarge';
    const counted = countSchedule(await file.text());
    if (!counted) return 'noRows';
    setSchedule(counted);
    return { count: String(counted.count), source: 'schedule', countedOn: localDay() };
  };
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it has been mended.
    event.target.value = '';
    if (!file) return;
    setFault(undefined);
    setDone(undefined);
    setSchedule(undefined);
    setProgress(0);
    try {
      const counted = await count(file);
      if (typeof counted === 'string') setFault(counted);
      else {
        latest.current(counted);
        setDone({ count: Number(counted.count), file: file.name });
      }
    } catch (error) {
      if (!running.current?.signal.aborted) setFault((error instanceof CountFault && error.text) || 'failed');
    }
    running.current = null;
    setProgress(undefined);
  };
  return (
    <div className="a-stack">
      <div className="dash-file">
        <label htmlFor={id}>{t('elements.file')}</label>
        <input
          id={id}
          type="file"
          className="tools-file"
          accept=".ifc,.csv,.txt,.tsv"
          disabled={progress !== undefined}
          onChange={handleFile}
        />
      </div>
      {progress !== undefined && (
        <div className="a-row">
          <progress value={progress} max={1} aria-label={t('elements.counting')} />
          <Button size="small" onClick={() => running.current?.abort()}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
      <p role="status" className="a-small">
        {done && t('elements.done', done)}
        {schedule?.grouped && ` ${t('elements.grouped', { text: schedule.grouped })}`}
      </p>
      {schedule && schedule.unread.length > 0 && (
        <Notice tone="warning" title={t('elements.unread', { rows: schedule.unread.length })}>
          <ul>
            {schedule.unread.slice(0, mostUnread).map(({ row, text }) => (
              <li key={row}>{t('elements.unreadRow', { row, text })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {fault && <Notice tone="danger">{typeof fault === 'string' ? t(`elements.${fault}`) : fault[language]}</Notice>}
    </div>
  );
}
