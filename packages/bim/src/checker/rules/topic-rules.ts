import { categoriesOf } from '../../document/families.ts';
import { categoryLabels } from '../../labels/document-labels.ts';
import { say } from '../../labels/translated.ts';
import { repeated } from '../facts.ts';
import { everyType, inTopic, type Rule } from '../rule.ts';

const topicEmpty: Rule = {
  id: 'topic-empty',
  severity: 'error',
  types: everyType,
  rule: say(
    'A topic must have a title and a text.',
    'Um tópico deve ter título e texto.',
    'Un tema debe tener título y texto.',
  ),
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
    'A topic must be in the document only once.',
    'Um tópico deve aparecer uma só vez no documento.',
    'Un tema debe figurar una sola vez en el documento.',
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
    'Topics must belong to the document’s family.',
    'Os tópicos devem pertencer à família do documento.',
    'Los temas deben pertenecer a la familia del documento.',
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
    'Every category of the family should have a topic.',
    'Toda categoria da família deve ter um tópico.',
    'Toda categoría de la familia debe tener un tema.',
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

export const topicRules: readonly Rule[] = [topicEmpty, topicTwice, foreign, categoryEmpty];
