import type { BimDocument, UnreadDay } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { startTransition, useEffect, useRef, useState } from 'react';
import { localDay } from '../../../shared/local-day.ts';
import { CheckLink } from './check-link.ts';
import type { SaidChecked } from './check-messages.ts';

/** Without the worker: long enough that typing goes before checking. */
const pauseMilliseconds = 400;

const openWorker = () => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
interface Surroundings {
  eir: BimDocument | undefined;
  unread: readonly UnreadDay[];
}
async function checkHere(document: BimDocument, { eir, unread }: Surroundings, language: Language) {
  const { CheckSession, inWords } = await import(/* webpackChunkName: "maker-check" */ './check-here.ts');
  return inWords(new CheckSession(document).apply([], { today: localDay(), eir, unread }), language);
}

/**
 * What the checker finds in the document, from a worker that follows each change. Where the worker fails, the page checks
 * by itself in the pauses, and `failed` says so until `retry`. `checked` is undefined until the first result.
 */
export function useFindings(document: BimDocument, eir: BimDocument | undefined, unread: readonly UnreadDay[]) {
  const { language } = useLanguage();
  const [checked, setChecked] = useState<SaidChecked>();
  const [failed, setFailed] = useState(false);
  const link = useRef<CheckLink>(undefined);
  useEffect(() => {
    if (failed) return;
    try {
      link.current = new CheckLink(openWorker(), {
        // Drawing the findings can be interrupted by the next letter.
        onChecked: (next) => startTransition(() => setChecked(next)),
        onFailed: () => setFailed(true),
      });
    } catch (error) {
      console.warn('The checker could not be started in a worker.', error);
      setFailed(true);
    }
    return () => {
      link.current?.close();
      link.current = undefined;
    };
  }, [failed]);
  useEffect(() => {
    if (!failed) {
      link.current?.check({ document, eir, unread, language });
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      checkHere(document, { eir, unread }, language).then(
        (next) => !stale && setChecked(next),
        (error: unknown) => console.warn('The document could not be checked.', error),
      );
    }, pauseMilliseconds);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [document, eir, unread, language, failed]);
  return { checked, failed, retry: () => setFailed(false) };
}
