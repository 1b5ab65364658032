import { numberFormat, type Translated } from '@arcada/contracts';
import { fieldNames } from '../../document/fields.ts';
import { limits } from '../../document/limits.ts';
import { isEmpty, requiredFieldsOf } from '../../document/required-fields.ts';
import { fieldLabels } from '../../labels/field-labels.ts';
import { languagesInWords } from '../../labels/language-names.ts';
import { tableLabels } from '../../labels/table-labels.ts';
import { same, say } from '../../labels/translated.ts';
import { fieldInText } from '../../topics/field-in-text.ts';
import { filledLengths } from '../../topics/filled-length.ts';
import { isField, isTable, placeholder } from '../../topics/placeholders.ts';
import { spokenText } from '../../topics/spoken-text.ts';
import type { Facts } from '../facts.ts';
import { everyType, inField, inTopic, type Rule } from '../rule.ts';

const labelOf = (name: string): Translated =>
  isField(name) ? fieldLabels[name] : isTable(name) ? tableLabels[name] : same(name);

interface Lack {
  topic: string;
  title: string;
  name: string;
}

/** Two rules ask for the same, and every sentence is read for it. */
const lacksOf = new WeakMap<Facts, readonly Lack[]>();
function lacking(facts: Facts): readonly Lack[] {
  const found = lacksOf.get(facts) ?? [...lacksIn(facts)];
  lacksOf.set(facts, found);
  return found;
}

/** What topics need and the document lacks: a table without rows, or a field that no table stands in for and that shows. */
function* lacksIn({ document, fields, own, tables, texts }: Facts): Iterable<Lack> {
  const required = requiredFieldsOf(document.type);
  const isLacking = (name: string) => {
    if (isField(name)) return isEmpty(fields[name]) && fieldInText(document, name) === '';
    return isTable(name) && own.has(name) && tables[name].length === 0;
  };
  // Hundreds of topics name the same few.
  const known = new Map<string, boolean>();
  const lacks = (name: string) => {
    const answer = known.get(name) ?? isLacking(name);
    known.set(name, answer);
    return answer;
  };
  for (const { id, title, requiredFields, text } of document.topics) {
    const shown = texts.of(spokenText(document, text)).placeholders.filter(isField);
    const named = requiredFields.filter((name) => !isField(name) || required.includes(name));
    const needed = new Set([...named, ...shown]);
    // Software is asked for once, though it is a field and a table.
    if (needed.has('softwareTools') && own.has('softwareTools')) needed.delete('software');
    for (const name of needed) if (lacks(name)) yield { topic: id, title, name };
  }
}

const requiredEmpty: Rule = {
  id: 'topic-required-empty',
  severity: 'error',
  types: everyType,
  rule: say(
    'Tables and required fields that a topic speaks of must be filled in.',
    'Tabelas e campos obrigatórios que um tópico menciona devem estar preenchidos.',
    'Las tablas y los campos obligatorios que un tema menciona deben estar rellenos.',
  ),
  reason: say(
    'The topic’s text has a hole where the value belongs.',
    'O texto do tópico fica com uma lacuna no lugar do valor.',
    'El texto del tema queda con un hueco en lugar del valor.',
  ),
  message: say('"{topic}" needs {field}.', '"{topic}" precisa de: {field}.', '"{topic}" necesita: {field}.'),
  *check(facts) {
    const required = requiredFieldsOf(facts.document.type);
    for (const { topic, title, name } of lacking(facts)) {
      if (isField(name) && !required.includes(name)) continue;
      yield { place: inTopic(topic), parameters: { topic: title, field: labelOf(name) } };
    }
  },
};

const optionalEmpty: Rule = {
  id: 'topic-optional-empty',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Optional fields that a topic speaks of must be filled in, or its text must do without them.',
    'Campos opcionais que um tópico menciona devem estar preenchidos, ou o texto deve dispensá-los.',
    'Los campos opcionales que un tema menciona deben estar rellenos, o el texto debe prescindir de ellos.',
  ),
  reason: say(
    'The document can be issued, but shows the field’s name in square brackets.',
    'O documento pode ser emitido, mas mostra o nome do campo entre colchetes.',
    'El documento puede emitirse, pero muestra el nombre del campo entre corchetes.',
  ),
  message: say(
    '"{topic}" leaves {field} open.',
    '"{topic}" deixa em aberto: {field}.',
    '"{topic}" deja abierto: {field}.',
  ),
  *check(facts) {
    const required = requiredFieldsOf(facts.document.type);
    for (const { topic, title, name } of lacking(facts)) {
      if (!isField(name) || required.includes(name)) continue;
      yield { place: inTopic(topic), parameters: { topic: title, field: fieldLabels[name] } };
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
    'Placeholders must name fields of the document.',
    'Os marcadores devem citar campos do documento.',
    'Los marcadores deben nombrar campos del documento.',
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

const counted = (count: number): Translated => ({
  en: numberFormat('en').format(count),
  'pt-BR': numberFormat('pt-BR').format(count),
  es: numberFormat('es').format(count),
});
const mostOfTopic = counted(limits.filledTopic);
const mostOfTopics = counted(limits.filledTopics);

const filledTooLong: Rule = {
  id: 'topic-filled-too-long',
  severity: 'error',
  types: everyType,
  rule: say(
    `A topic may have at most ${mostOfTopic.en} characters once its placeholders are filled; a line break counts as ${limits.lineBreak}.`,
    `Um tópico pode ter no máximo ${mostOfTopic['pt-BR']} caracteres com os marcadores preenchidos; uma quebra de linha conta como ${limits.lineBreak}.`,
    `Un tema puede tener como máximo ${mostOfTopic.es} caracteres con los marcadores rellenos; un salto de línea cuenta como ${limits.lineBreak}.`,
  ),
  reason: say(
    'A text that repeats a long field makes a file that can’t be exported or read.',
    'Um texto que repete um campo longo gera um arquivo que não dá para exportar nem ler.',
    'Un texto que repite un campo largo da un archivo que no se puede exportar ni leer.',
  ),
  message: say(
    '"{topic}" has {length} characters with its placeholders filled. Name long fields less often.',
    '"{topic}" tem {length} caracteres com os marcadores preenchidos. Cite menos vezes os campos longos.',
    '"{topic}" tiene {length} caracteres con los marcadores rellenos. Nombra menos veces los campos largos.',
  ),
  *check({ document }) {
    for (const { topic, length } of filledLengths(document).topics)
      if (length > limits.filledTopic)
        yield { place: inTopic(topic.id), parameters: { topic: topic.title, length: counted(length) } };
  },
};

const allFilledTooLong: Rule = {
  id: 'topics-filled-too-long',
  severity: 'error',
  types: everyType,
  rule: say(
    `All topics together may have at most ${mostOfTopics.en} characters once their placeholders are filled; a line break counts as ${limits.lineBreak}.`,
    `Todos os tópicos juntos podem ter no máximo ${mostOfTopics['pt-BR']} caracteres com os marcadores preenchidos; uma quebra de linha conta como ${limits.lineBreak}.`,
    `Todos los temas juntos pueden tener como máximo ${mostOfTopics.es} caracteres con los marcadores rellenos; un salto de línea cuenta como ${limits.lineBreak}.`,
  ),
  reason: say(
    'A document of thousands of pages can’t be exported.',
    'Um documento de milhares de páginas não pode ser exportado.',
    'Un documento de miles de páginas no se puede exportar.',
  ),
  message: say(
    'All topics together have {length} characters with their placeholders filled; the longest is "{topic}".',
    'Todos os tópicos juntos têm {length} caracteres com os marcadores preenchidos; o mais longo é "{topic}".',
    'Todos los temas juntos tienen {length} caracteres con los marcadores rellenos; el más largo es "{topic}".',
  ),
  *check({ document }) {
    const { topics, total } = filledLengths(document);
    if (total <= limits.filledTopics) return;
    const [longest] = topics.toSorted((one, other) => other.length - one.length);
    if (!longest) return;
    const { id, title } = longest.topic;
    yield { place: inTopic(id), parameters: { topic: title, length: counted(total) } };
  },
};

const leftovers: Rule = {
  id: 'leftover-mark',
  severity: 'warning',
  types: everyType,
  rule: say('Nothing may be left to be written.', 'Nada deve ficar por escrever.', 'No debe quedar nada por escribir.'),
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

const otherLanguage: Rule = {
  id: 'topic-other-language',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Topics must be written in the document’s language.',
    'Os tópicos devem estar escritos no idioma do documento.',
    'Los temas deben estar escritos en el idioma del documento.',
  ),
  reason: say(
    'A document in two languages looks unfinished, and half of it stays unread.',
    'Um documento em dois idiomas parece inacabado, e metade dele fica sem ser lida.',
    'Un documento en dos idiomas parece inacabado, y la mitad se queda sin leer.',
  ),
  message: say(
    '"{topic}" is written in {written}; the document’s language is {language}.',
    '"{topic}" está em {written}; o idioma do documento é {language}.',
    '"{topic}" está en {written}; el idioma del documento es {language}.',
  ),
  *check({ document, texts }) {
    const { language } = document;
    for (const { id, title, text } of document.topics) {
      const written = texts.languageOf(text);
      if (written === undefined || written === language) continue;
      const parameters = { topic: title, written: languagesInWords[written], language: languagesInWords[language] };
      yield { place: inTopic(id), parameters };
    }
  },
};

export const topicTextRules: readonly Rule[] = [
  requiredEmpty,
  optionalEmpty,
  unknownPlaceholder,
  filledTooLong,
  allFilledTooLong,
  leftovers,
  otherLanguage,
];
