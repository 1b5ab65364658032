import type { Translated } from '@arcada/contracts';
import type { BimDocument, Topic } from '../document/document.schema.ts';
import { say } from './translated.ts';

/** The parts of a document, as its JSON file has them. */
export const partLabels: Record<keyof BimDocument, Translated> = {
  format: say('File format', 'Formato do arquivo', 'Formato del archivo'),
  type: say('Type of document', 'Tipo de documento', 'Tipo de documento'),
  language: say('Language', 'Idioma', 'Idioma'),
  fields: say('Fields', 'Campos', 'Campos'),
  tables: say('Tables', 'Tabelas', 'Tablas'),
  topics: say('Topics', 'Tópicos', 'Temas'),
  logo: say('Logo', 'Logotipo', 'Logotipo'),
  eir: say('Linked EIR', 'EIR vinculado', 'EIR vinculado'),
};

export const topicPartLabels: Record<keyof Omit<Topic, 'id'>, Translated> = {
  topic: say('topic of the library', 'tópico da biblioteca', 'tema de la biblioteca'),
  category: say('category', 'categoria', 'categoría'),
  title: say('title', 'título', 'título'),
  text: say('text', 'texto', 'texto'),
  ownerRole: say('owner role', 'função responsável', 'función responsable'),
  requiredFields: say('required fields', 'campos obrigatórios', 'campos obligatorios'),
};
