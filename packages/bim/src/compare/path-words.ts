import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { stepOf } from '../document/steps.ts';
import type { AnyRow } from '../edits/edit.ts';
import { stepLabels } from '../labels/document-labels.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { partLabels, topicPartLabels } from '../labels/part-labels.ts';
import { columnHeadings, tableLabels } from '../labels/table-labels.ts';
import { isField, isTable } from '../topics/placeholders.ts';
import { rowName } from './describe-change.ts';

function placeNames(document: BimDocument, path: string, language: Language): (string | undefined)[] {
  const [part = '', name = '', ...rest] = path.split('.');
  if (part === 'fields' && isField(name)) return [stepLabels[stepOf(name)][language], fieldLabels[name][language]];
  if (part === 'tables' && isTable(name)) {
    const [at = '', column = ''] = rest;
    const row = (document.tables[name] as readonly AnyRow[])[Number(at || -1)];
    return [
      stepLabels[stepOf(name, 'table')][language],
      tableLabels[name][language],
      row && (rowName(name, row, language) || String(Number(at) + 1)),
      columnHeadings(name)[column]?.[language],
    ];
  }
  if (part === 'topics') {
    const [own = ''] = rest;
    const topic = document.topics[Number(name || -1)];
    return [
      stepLabels.topics[language],
      topic?.title,
      Object.hasOwn(topicPartLabels, own) ? topicPartLabels[own as keyof typeof topicPartLabels][language] : undefined,
    ];
  }
  return [Object.hasOwn(partLabels, part) ? partLabels[part as keyof BimDocument][language] : part];
}

/** Where a document has a fault that the service names by its path, such as `tables.parties.3.name`, in words. */
export const pathInWords = (document: BimDocument, path: string, language: Language): string =>
  placeNames(document, path, language).filter(Boolean).join(' › ');
