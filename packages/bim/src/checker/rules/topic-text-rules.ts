import type { Translated } from '@arcada/contracts';
import { fieldNames } from '../../document/fields.ts';
import { fieldLabels } from '../../labels/field-labels.ts';
import { tableLabels } from '../../labels/table-labels.ts';
import { same, say } from '../../labels/translated.ts';
import { isField, isTable, placeholder } from '../../topics/placeholders.ts';
import type { Facts } from '../facts.ts';
import { everyType, inField, inTopic, type Rule } from '../rule.ts';
import { isEmpty } from './field-rules.ts';

const labelOf = (name: string): Translated =>
  isField(name) ? fieldLabels[name] : isTable(name) ? tableLabels[name] : same(name);

/** True when there is nothing where a topic says that something is needed: a field, a table, or both of one name. */
function lacks({ fields, own, tables }: Facts, name: string): boolean {
  const field = isField(name);
  const table = isTable(name) && own.has(name);
  return (field || table) && !(field && !isEmpty(fields[name])) && !(table && tables[name].length > 0);
}

const requiredEmpty: Rule = {
  id: 'topic-required-empty',
  severity: 'error',
  types: everyType,
  rule: say(
    'What a topic speaks of is filled in.',
    'O que um tópico menciona está preenchido.',
    'Lo que un tema menciona está relleno.',
  ),
  reason: say(
    'The topic’s text has a hole where the value belongs.',
    'O texto do tópico fica com uma lacuna no lugar do valor.',
    'El texto del tema queda con un hueco en lugar del valor.',
  ),
  message: say('"{topic}" needs {field}.', '"{topic}" precisa de: {field}.', '"{topic}" necesita: {field}.'),
  *check(facts) {
    for (const { id, title, requiredFields, text } of facts.document.topics) {
      const lacking = requiredFields.filter((name) => lacks(facts, name));
      const unfilled = facts.texts.of(text).placeholders.filter((name) => isField(name) && isEmpty(facts.fields[name]));
      for (const name of new Set([...lacking, ...unfilled])) {
        yield { place: inTopic(id), parameters: { topic: title, field: labelOf(name) } };
      }
    }
  },
};

const byLowerCase = new Map(fieldNames.map((name) => [name.toLowerCase(), name]));
const meantBy = (name: string) => byLowerCase.get(name.toLowerCase());
const named = (name: string) => `{${name}}`;
const mostNamed = 5;
/** A text may have thousands: the first ones say enough. */
const firstOf = (names: readonly string[]) =>
  names.slice(0, mostNamed).map(named).join(', ') + (names.length > mostNamed ? ' …' : '');

const unknownPlaceholder: Rule = {
  id: 'topic-placeholder-unknown',
  severity: 'error',
  types: everyType,
  rule: say(
    'Placeholders name fields of the document.',
    'Os marcadores citam campos do documento.',
    'Los marcadores nombran campos del documento.',
  ),
  reason: say(
    'An unknown placeholder is printed as it is.',
    'Um marcador desconhecido é impresso como está.',
    'Un marcador desconocido se imprime tal cual.',
  ),
  message: say(
    '"{topic}": no field is named {name}.',
    '"{topic}": nenhum campo se chama {name}.',
    '"{topic}": ningún campo se llama {name}.',
  ),
  fix: say('Write it as {meant}.', 'Escrever como {meant}.', 'Escribirlo como {meant}.'),
  *check({ document, texts }) {
    for (const { id, title, text } of document.topics) {
      const unknown = texts.of(text).placeholders.filter((name) => !isField(name));
      if (unknown.length === 0) continue;
      const meant = [...new Set(unknown.flatMap((name) => meantBy(name) ?? []))];
      const mended = text.replaceAll(placeholder, (whole, name) =>
        isField(name) ? whole : named(meantBy(name) ?? name),
      );
      yield {
        place: inTopic(id),
        parameters: { topic: title, name: firstOf(unknown), meant: firstOf(meant) },
        ...(meant.length > 0 && { edits: [{ op: 'topic', topic: id, change: { text: mended } }] }),
      };
    }
  },
};

const leftovers: Rule = {
  id: 'leftover-mark',
  severity: 'warning',
  types: everyType,
  rule: say('Nothing is left to be written.', 'Nada ficou por escrever.', 'No queda nada por escribir.'),
  reason: say(
    'Marks such as TBC reach the client when no one looks for them.',
    'Marcas como "a definir" chegam ao cliente quando ninguém as procura.',
    'Marcas como "por definir" llegan al cliente si nadie las busca.',
  ),
  message: say('"{mark}" was left in the text.', '"{mark}" ficou no texto.', 'Ha quedado "{mark}" en el texto.'),
  *check({ document, fields, texts }) {
    for (const field of fieldNames) {
      const value = fields[field];
      const mark = texts.of(Array.isArray(value) ? value.join('; ') : value).leftover;
      if (mark) yield { place: inField(field), parameters: { mark } };
    }
    for (const { id, title, text } of document.topics) {
      const mark = texts.of(title).leftover ?? texts.of(text).leftover;
      if (mark) yield { place: inTopic(id), parameters: { mark } };
    }
  },
};

export const topicTextRules: readonly Rule[] = [requiredEmpty, unknownPlaceholder, leftovers];
