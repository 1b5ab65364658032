import { applyChanges, difference, type WorkbookChanges } from '@arcada/bim';
import { useEditing } from '../editing/editing-context.ts';

/** Takes a workbook over as one step, once what was before it is kept as a version; returns why it could not. */
export function useWorkbookImport() {
  const { document, current, replace, onImported, keepBeforeImport } = useEditing();
  return async (workbook: WorkbookChanges): Promise<string | undefined> => {
    const fault = await keepBeforeImport();
    if (fault !== undefined) return fault;
    const changes = difference(document, workbook.document);
    replace(applyChanges(current(), changes), workbook.letters);
    onImported(changes);
    return undefined;
  };
}
