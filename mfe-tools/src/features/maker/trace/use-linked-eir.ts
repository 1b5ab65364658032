import type { BimDocument } from '@arcada/bim';
import { documentsApi } from '../../../shared/documents.api.ts';

/** The EIR that a plan is linked to, as it is now; no data without a link, or when it is gone. */
export function useLinkedEir({ eir }: BimDocument) {
  const id = eir?.documentId ?? '';
  const query = documentsApi.useToolsDocumentQuery(id, { skip: id === '', refetchOnMountOrArgChange: true });
  return { error: query.error, eir: id === '' ? undefined : query.data?.document };
}
