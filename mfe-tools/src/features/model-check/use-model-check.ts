import type { IdsDocument } from '@arcada/ids';
import { useLanguage } from '@arcada/platform';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { CheckProgress, WorkFault } from './work/messages.ts';
import { type CheckedModel, startCheck, WorkError } from './work/start-work.ts';

export type ModelCheckState =
  | { status: 'idle' }
  | { status: 'running'; progress: CheckProgress }
  | { status: 'cancelled' }
  | { status: 'fault'; fault: WorkFault }
  | { status: 'done'; checked: CheckedModel; modelName: string; planName: string };

/** One check at a time; leaving the page ends it and its report. */
export function useModelCheck() {
  const { language } = useLanguage();
  const [state, setState] = useState<ModelCheckState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  const kept = useRef<CheckedModel>(null);
  const letGo = () => {
    running.current?.abort();
    running.current = null;
    kept.current?.report.end();
    kept.current = null;
  };
  useEffect(
    () => () => {
      running.current?.abort();
      kept.current?.report.end();
    },
    [],
  );
  const start = async (ids: IdsDocument, planName: string, model: File, author: string) => {
    letGo();
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', progress: { phase: 'reading', share: 0 } });
    try {
      const checked = await startCheck(
        { ids, model, language, author },
        { signal: controller.signal, onProgress: (progress) => setState({ status: 'running', progress }) },
      );
      if (controller.signal.aborted) return checked.report.end();
      kept.current = checked;
      // Drawn in slices: no frame waits for the whole report.
      startTransition(() => setState({ status: 'done', checked, modelName: model.name, planName }));
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ status: 'fault', fault: error instanceof WorkError ? error.fault : { key: 'failed' } });
    }
  };
  const cancel = () => {
    letGo();
    setState({ status: 'cancelled' });
  };
  const reset = () => {
    letGo();
    setState({ status: 'idle' });
  };
  return { state, start, cancel, reset };
}
