import type { Translated } from '@arcada/contracts';
import type { Family } from '../document/families.ts';
import type { TableName } from '../document/tables.ts';
import { say } from '../labels/translated.ts';

export const scorePartIds = ['fields', 'team', 'standards', 'plan', 'topics', 'answers', 'rules'] as const;
export type ScorePartId = (typeof scorePartIds)[number];

/** What counts how much, of each family; a part of weight 0 doesn't count. */
export const scoreWeights: Record<Family, Record<ScorePartId, number>> = {
  bep: { fields: 20, team: 15, standards: 15, plan: 20, topics: 15, answers: 25, rules: 15 },
  eir: { fields: 20, team: 5, standards: 20, plan: 25, topics: 20, answers: 0, rules: 10 },
  pir: { fields: 20, team: 10, standards: 0, plan: 40, topics: 20, answers: 0, rules: 10 },
  air: { fields: 20, team: 10, standards: 20, plan: 20, topics: 20, answers: 0, rules: 10 },
  oir: { fields: 20, team: 10, standards: 0, plan: 40, topics: 20, answers: 0, rules: 10 },
};

/** The tables whose rows a part counts, of those that the family has. */
export const scoreTables: Record<'team' | 'standards' | 'plan', readonly TableName[]> = {
  team: ['parties', 'responsibilities'],
  standards: ['naming', 'statusCodes', 'informationNeeds', 'softwareTools', 'exchangeFormats'],
  plan: ['milestones', 'deliverables', 'requirements', 'risks'],
};

export const scorePartLabels: Record<ScorePartId, Translated> = {
  fields: say('Required fields filled in', 'Campos obrigatórios preenchidos', 'Campos obligatorios rellenos'),
  team: say(
    'Required values of parties and responsibilities',
    'Valores obrigatórios de partes e responsabilidades',
    'Valores obligatorios de partes y responsabilidades',
  ),
  standards: say(
    'Required values of naming, codes, information needs, software and formats',
    'Valores obrigatórios de nomenclatura, códigos, necessidades de informação, softwares e formatos',
    'Valores obligatorios de nomenclatura, códigos, necesidades de información, software y formatos',
  ),
  plan: say(
    'Required values of milestones, deliverables, requirements and risks',
    'Valores obrigatórios de marcos, entregáveis, requisitos e riscos',
    'Valores obligatorios de hitos, entregables, requisitos y riesgos',
  ),
  topics: say('Categories with a topic', 'Categorias com um tópico', 'Categorías con un tema'),
  answers: say('Requirements of the EIR answered', 'Requisitos do EIR respondidos', 'Requisitos del EIR respondidos'),
  rules: say(
    'Rules of the checker without an error or warning',
    'Regras do verificador sem erro nem aviso',
    'Reglas del verificador sin error ni aviso',
  ),
};

/** The highest score of a document that an error stops from being issued. */
export const mostWithErrors = 79;

/** The formula in words, shown beside the score. */
export const scoreFormula: Translated = say(
  `Score = 100 × sum of (weight × done ÷ total) ÷ sum of weights. An empty table counts as 0 of 1. At most ${mostWithErrors} while an error stops the issue.`,
  `Pontuação = 100 × soma de (peso × feito ÷ total) ÷ soma dos pesos. Uma tabela vazia conta como 0 de 1. No máximo ${mostWithErrors} enquanto um erro impede a emissão.`,
  `Puntuación = 100 × suma de (peso × hecho ÷ total) ÷ suma de los pesos. Una tabla vacía cuenta como 0 de 1. Como máximo ${mostWithErrors} mientras un error impida la emisión.`,
);
