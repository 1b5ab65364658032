import { isApiError } from '@arcada/platform';
import { useEffect, useRef, useState } from 'react';

/** As in the editor of courses: not every word is sent, and little is lost with the machine. */
const pauseMilliseconds = 3000;
/** How often it is tried again while the service can't be reached. */
const againMilliseconds = 15_000;
/** No response, or one of a process that is being restarted: the same may succeed later. */
const isUnreachable = (error: unknown) => isApiError(error) && [0, 502, 503, 504].includes(error.status);

interface AutosaveOptions {
  /** Another one with every letter. */
  typed: object;
  /** Whether there is something to save. */
  waits: boolean;
  save: () => Promise<{ error?: unknown }>;
}

/** Saves after a pause in typing. What was refused is sent again once it was changed. */
export function useAutosave({ typed, waits, save }: AutosaveOptions) {
  const [failed, setFailed] = useState<{ typed: object; unreachable: boolean }>();
  const [isSaved, setSaved] = useState(false);
  const running = useRef(Promise.resolve());
  const isRunning = useRef(false);
  const latest = useRef(save);
  latest.current = save;
  const hasFailed = failed?.typed === typed;
  const isLost = hasFailed && failed.unreachable;
  const pause = isLost ? againMilliseconds : hasFailed ? undefined : pauseMilliseconds;
  useEffect(() => {
    if (!waits || pause === undefined) return;
    const run = async () => {
      if (isRunning.current) return;
      isRunning.current = true;
      const { error } = await latest.current().finally(() => {
        isRunning.current = false;
      });
      setSaved(!error);
      setFailed(error ? { typed, unreachable: isUnreachable(error) } : undefined);
    };
    const begin = () => {
      running.current = run();
    };
    const timer = setInterval(begin, pause);
    if (isLost) window.addEventListener('online', begin);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', begin);
    };
  }, [waits, pause, isLost, typed]);
  return { isSaved, isUnreachable: isLost, settled: () => running.current };
}
