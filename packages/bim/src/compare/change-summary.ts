import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { tableLabels } from '../labels/table-labels.ts';
import { say } from '../labels/translated.ts';
import { listText } from '../labels/value-text.ts';
import type { Change } from './change.ts';
import { difference } from './difference.ts';

const rowWords = {
  added: say('rows added: {count}', 'linhas adicionadas: {count}', 'filas añadidas: {count}'),
  changed: say('rows changed: {count}', 'linhas alteradas: {count}', 'filas cambiadas: {count}'),
  removed: say('rows removed: {count}', 'linhas removidas: {count}', 'filas eliminadas: {count}'),
  moved: say('order changed', 'ordem alterada', 'orden cambiado'),
} as const;
const topicWords = {
  added: say('added: {count}', 'adicionados: {count}', 'añadidos: {count}'),
  changed: say('changed: {count}', 'alterados: {count}', 'cambiados: {count}'),
  removed: say('removed: {count}', 'removidos: {count}', 'eliminados: {count}'),
  moved: rowWords.moved,
} as const;
const fieldsWord = say('Changed fields', 'Campos alterados', 'Campos cambiados');
const topicsWord = say('Topics', 'Tópicos', 'Temas');

/** What every issue changes says nothing of it. */
const ofIssue: ReadonlySet<FieldName> = new Set<FieldName>(['revision', 'date', 'status']);

type How = keyof typeof rowWords;
/** What happened to which row or topic: several changed cells of a row are one change. */
function happened(change: Change): [how: How, id: string] | undefined {
  switch (change.kind) {
    case 'row-added':
      return ['added', change.row.id];
    case 'row-removed':
      return ['removed', change.row.id];
    case 'cell':
      return ['changed', change.row.id];
    case 'topic-added':
      return ['added', change.topic.id];
    case 'topic-removed':
      return ['removed', change.topic.id];
    case 'topic':
      return ['changed', change.topic.id];
    case 'rows-moved':
    case 'topics-moved':
      return ['moved', ''];
    default:
      return undefined;
  }
}

/** How two contents differ, in a few sentences for a revision log; empty when in nothing that it is to say. */
export function changeSummary(before: BimDocument, after: BimDocument, language: Language): string {
  const changes = difference(before, after);
  const fields = changes.flatMap((change) =>
    change.kind === 'field' && !ofIssue.has(change.field) ? [fieldLabels[change.field][language]] : [],
  );
  const groups = Map.groupBy(changes, (change) => ('table' in change ? change.table : undefined));
  const counted = (own: readonly Change[], words: typeof rowWords | typeof topicWords) =>
    (Object.keys(words) as How[]).flatMap((how) => {
      const ids = new Set(own.flatMap((change) => (happened(change)?.[0] === how ? [happened(change)?.[1]] : [])));
      return ids.size === 0 ? [] : [words[how][language].replace('{count}', String(ids.size))];
    });
  const told = [...groups].flatMap(([table, own]): string[] => {
    if (table === 'revisionLog') return [];
    const parts = counted(own, table ? rowWords : topicWords);
    const name = table ? tableLabels[table][language] : topicsWord[language];
    return parts.length === 0 ? [] : [`${name}: ${parts.join(', ')}.`];
  });
  return [...(fields.length > 0 ? [`${fieldsWord[language]}: ${listText(fields, language)}.`] : []), ...told].join(' ');
}
