import type { Translated } from '@arcada/contracts';
import { categoriesOf } from '../../document/families.ts';
import { fieldNames } from '../../document/fields.ts';
import { categoryLabels } from '../../labels/document-labels.ts';
import { fieldLabels } from '../../labels/field-labels.ts';
import { tableLabels } from '../../labels/table-labels.ts';
import { same, say } from '../../labels/translated.ts';
import { isField, isTable } from '../../topics/placeholders.ts';
import type { Facts } from '../facts.ts';
import { repeated } from '../facts.ts';
import { everyType, inField, inTopic, type Rule } from '../rule.ts';
import { scanText } from '../scan-text.ts';
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
      const unfilled = scanText(text).placeholders.filter((name) => isField(name) && isEmpty(facts.fields[name]));
      for (const name of new Set([...lacking, ...unfilled])) {
        yield { place: inTopic(id), parameters: { topic: title, field: labelOf(name) } };
      }
    }
  },
};

const byLowerCase = new Map(fieldNames.map((name) => [name.toLowerCase(), name]));
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
    '"{topic}": there is no field {name}.',
    '"{topic}": não existe o campo {name}.',
    '"{topic}": no existe el campo {name}.',
  ),
  fix: say('Write it as {meant}.', 'Escrever como {meant}.', 'Escribirlo como {meant}.'),
  *check({ document }) {
    for (const { id, title, text } of document.topics) {
      for (const name of scanText(text).placeholders) {
        if (isField(name)) continue;
        const meant = byLowerCase.get(name.toLowerCase());
        yield {
          place: inTopic(id),
          parameters: { topic: title, name: `{${name}}`, meant: meant ? `{${meant}}` : '' },
          ...(meant && {
            edits: [{ op: 'topic', topic: id, change: { text: text.replaceAll(`{${name}}`, `{${meant}}`) } }],
          }),
        };
      }
    }
  },
};

const topicEmpty: Rule = {
  id: 'topic-empty',
  severity: 'error',
  types: everyType,
  rule: say('A topic has a title and a text.', 'Um tópico tem título e texto.', 'Un tema tiene título y texto.'),
  reason: say(
    'A heading without a text looks like a page that was lost.',
    'Um título sem texto parece uma página perdida.',
    'Un título sin texto parece una página perdida.',
  ),
  message: say(
    'A topic has no title or no text.',
    'Um tópico está sem título ou sem texto.',
    'Un tema no tiene título o texto.',
  ),
  fix: say('Remove the empty topic.', 'Remover o tópico vazio.', 'Quitar el tema vacío.'),
  *check({ document }) {
    for (const { id, title, text } of document.topics) {
      const titled = title.trim() !== '';
      const written = text.trim() !== '';
      if (titled && written) continue;
      yield { place: inTopic(id), ...(!titled && !written && { edits: [{ op: 'remove-topic', topic: id }] }) };
    }
  },
};

const topicTwice: Rule = {
  id: 'topic-twice',
  severity: 'warning',
  types: everyType,
  rule: say(
    'A topic is in the document once.',
    'Um tópico aparece uma vez no documento.',
    'Un tema figura una vez en el documento.',
  ),
  reason: say(
    'The two texts drift apart with the first change.',
    'Os dois textos divergem na primeira alteração.',
    'Los dos textos divergen con el primer cambio.',
  ),
  message: say(
    '"{topic}" is in the document twice.',
    '"{topic}" aparece duas vezes no documento.',
    '"{topic}" aparece dos veces en el documento.',
  ),
  fix: say('Remove the later one.', 'Remover o último.', 'Quitar el último.'),
  *check({ document }) {
    for (const { id, title } of repeated(document.topics, ({ topic }) => topic)) {
      yield { place: inTopic(id), parameters: { topic: title }, edits: [{ op: 'remove-topic', topic: id }] };
    }
  },
};

const foreign: Rule = {
  id: 'topic-of-another-family',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Topics belong to the document’s family.',
    'Os tópicos pertencem à família do documento.',
    'Los temas pertenecen a la familia del documento.',
  ),
  reason: say(
    'A topic of another family is printed in no chapter.',
    'Um tópico de outra família não sai em nenhum capítulo.',
    'Un tema de otra familia no sale en ningún capítulo.',
  ),
  message: say(
    '"{topic}" belongs to {category}, which this document doesn’t have.',
    '"{topic}" pertence a {category}, que este documento não tem.',
    '"{topic}" pertenece a {category}, que este documento no tiene.',
  ),
  *check({ document }) {
    const own = categoriesOf(document.type);
    for (const { id, title, category } of document.topics) {
      if (own.includes(category)) continue;
      yield { place: inTopic(id), parameters: { topic: title, category: categoryLabels[category] } };
    }
  },
};

const categoryEmpty: Rule = {
  id: 'category-without-topic',
  severity: 'hint',
  types: everyType,
  rule: say(
    'Every category of the family has a topic.',
    'Toda categoria da família tem um tópico.',
    'Toda categoría de la familia tiene un tema.',
  ),
  reason: say(
    'A chapter that is missing is usually one that was forgotten.',
    'Um capítulo ausente costuma ter sido esquecido.',
    'Un capítulo que falta suele haberse olvidado.',
  ),
  message: say('{category} has no topic.', '{category}: nenhum tópico.', '{category}: ningún tema.'),
  *check({ document }) {
    const used = new Set(document.topics.map(({ category }) => category));
    for (const category of categoriesOf(document.type)) {
      if (used.has(category)) continue;
      yield { place: { kind: 'topics', category }, parameters: { category: categoryLabels[category] } };
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
  *check({ document, fields }) {
    for (const field of fieldNames) {
      const value = fields[field];
      const mark = scanText(Array.isArray(value) ? value.join('; ') : value).leftover;
      if (mark) yield { place: inField(field), parameters: { mark } };
    }
    for (const { id, title, text } of document.topics) {
      const mark = scanText(title).leftover ?? scanText(text).leftover;
      if (mark) yield { place: inTopic(id), parameters: { mark } };
    }
  },
};

export const topicRules: readonly Rule[] = [
  requiredEmpty,
  unknownPlaceholder,
  topicEmpty,
  topicTwice,
  foreign,
  categoryEmpty,
  leftovers,
];
