import type { BimDocument } from '@arcada/bim';
import { documentsApi } from '../../../shared/documents.api.ts';

/** The EIR that a plan is linked to, as it was issued last; no data without a link, or when it is gone. */
export function useLinkedEir({ eir }: BimDocument) {
  const id = eir?.documentId ?? '';
  const query = documentsApi.useToolsDocumentIssuedQuery(id, { skip: id === '', refetchOnMountOrArgChange: true });
  const found = id === '' ? undefined : query.data;
  return { error: query.error, eir: found?.document, isIssued: found?.issued ?? true };
}
