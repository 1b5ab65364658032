import type { BimDocument } from '../document/document.schema.ts';

/** True while the document's own status says that its authors are still at work: it may be issued with errors. */
export const isDraft = ({ fields, tables }: BimDocument): boolean =>
  fields.status === '' || tables.statusCodes.some(({ code, state }) => code === fields.status && state === 'wip');
