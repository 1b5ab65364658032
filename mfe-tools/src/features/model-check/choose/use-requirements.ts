import type { LeftOut } from '@arcada/bim';
import type { IdsDocument } from '@arcada/ids';
import { useLanguage } from '@arcada/platform';
import { useEffect, useRef, useState } from 'react';
import type { WorkFault } from '../work/messages.ts';
import { readRequirements, WorkError } from '../work/start-work.ts';

interface About {
  /** Of the file or document. */
  name: string;
  /** What the document asks and IDS can't express. */
  leftOut?: readonly LeftOut[];
}
export interface RequirementsState extends Partial<About> {
  reading?: boolean;
  /** Only of an IDS that can be checked. */
  ids?: IdsDocument;
  findings?: readonly string[];
  fault?: WorkFault;
}

/** The chosen requirements, read and audited in a worker. */
export function useRequirements() {
  const { language } = useLanguage();
  const [state, setState] = useState<RequirementsState>({});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const clear = () => {
    running.current?.abort();
    setState({});
  };
  const read = async (source: Blob | IdsDocument, about: About) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ ...about, reading: true });
    try {
      const { ids, findings } = await readRequirements(source, language, controller.signal);
      setState({ ...about, findings, ...(ids && findings.length === 0 && { ids }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ ...about, fault: error instanceof WorkError ? error.fault : { key: 'failed' } });
    }
  };
  return { state, read, clear };
}
export type Requirements = ReturnType<typeof useRequirements>;
