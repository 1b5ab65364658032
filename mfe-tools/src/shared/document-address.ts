import { links } from '@arcada/contracts';

/** Where a document is edited, at one of its steps. */
export const documentAddress = (id: string, step?: string) =>
  `${links.bepMaker()}?${new URLSearchParams({ document: id, ...(step && { step }) })}`;
