import type { BimDocument, IdsScope, LeftOut } from '@arcada/bim';
import type { Translated } from '@arcada/contracts';
import type { IdsDocument } from '@arcada/ids';
import { useEffect, useRef, useState } from 'react';
import type { WorkFault } from '../work/messages.ts';
import { readRequirements, WorkError } from '../work/start-work.ts';

export interface RequirementsState {
  /** Of the file or document. */
  name?: string;
  /** What the document asks and IDS can't express. */
  leftOut?: readonly LeftOut[];
  /** Not all that the document asks was chosen. */
  isPart?: boolean;
  reading?: boolean;
  /** Only of an IDS that can be checked. */
  ids?: IdsDocument;
  findings?: readonly Translated[];
  fault?: WorkFault;
}

interface Asked {
  ids: Blob | IdsDocument;
  leftOut?: readonly LeftOut[];
}

/** A file as it is, or what IDS can express of a document, or of a scope of it. */
async function idsIn(source: Blob | BimDocument, scope: IdsScope | undefined): Promise<Asked> {
  if (source instanceof Blob) return { ids: source };
  const { idsOfDocument } = await import(/* webpackChunkName: "document-ids" */ './document-ids.ts');
  return idsOfDocument(source, scope);
}

/** The chosen requirements, read and audited in a worker. */
export function useRequirements() {
  const [state, setState] = useState<RequirementsState>({});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const clear = () => {
    running.current?.abort();
    setState({});
  };
  const read = async (source: Blob | BimDocument, name: string, scope?: IdsScope) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ name, reading: true });
    try {
      const { ids: asked, leftOut } = await idsIn(source, scope);
      const { ids, findings } = await readRequirements(asked, controller.signal);
      const isPart = scope?.upTo !== undefined || scope?.party !== undefined;
      setState({ name, findings, isPart, ...(leftOut && { leftOut }), ...(ids && findings.length === 0 && { ids }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ name, fault: error instanceof WorkError ? error.fault : { key: 'failed' } });
    }
  };
  return { state, read, clear };
}
export type Requirements = ReturnType<typeof useRequirements>;
