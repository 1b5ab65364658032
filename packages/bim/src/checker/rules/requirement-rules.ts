import { say } from '../../labels/translated.ts';
import { missingPlace } from '../../trace/answer-place.ts';
import { countedAnswers } from '../../trace/counted-answers.ts';
import { bepTypes, inTable, type Rule, requirementTypes, setCell } from '../rule.ts';

const trace = say(
  'ISO 19650-2 has the tender answer the exchange information requirements; a gap is found at the evaluation.',
  'Pela ISO 19650-2, a proposta responde aos requisitos de troca de informações; uma lacuna aparece na avaliação.',
  'Según la ISO 19650-2, la oferta responde a los requisitos de intercambio de información; una laguna aparece en la evaluación.',
);

const unanswered: Rule = {
  id: 'eir-unanswered',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Every requirement of the EIR must be answered.',
    'Todo requisito do EIR deve ser respondido.',
    'Todo requisito del EIR debe tener respuesta.',
  ),
  reason: trace,
  message: say(
    'The requirement {code} is not answered.',
    'O requisito {code} não foi respondido.',
    'El requisito {code} no tiene respuesta.',
  ),
  *check({ document }) {
    for (const { id, requirement, response } of countedAnswers(document)) {
      if (response === '') yield { place: inTable('answers', id, 'response'), parameters: { code: requirement } };
    }
  },
};

const toReview: Rule = {
  id: 'eir-answer-to-review',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Every answer must be to the requirement as it is worded now.',
    'Toda resposta deve se referir ao requisito com a redação atual.',
    'Toda respuesta debe referirse al requisito con su redacción actual.',
  ),
  reason: trace,
  message: say(
    'The answer to {code} is to be reviewed: compare it with the requirement as it is worded now, and choose the compliance.',
    'A resposta a {code} está a revisar: compare-a com a redação atual do requisito e escolha a conformidade.',
    'La respuesta a {code} está por revisar: compárala con la redacción actual del requisito y elige el cumplimiento.',
  ),
  *check({ tables }) {
    for (const { id, requirement, response } of tables.answers) {
      if (response === 'review') yield { place: inTable('answers', id, 'response'), parameters: { code: requirement } };
    }
  },
};

const isPromise = (response: string) => response === 'full' || response === 'partly';

const empty: Rule = {
  id: 'eir-answer-empty',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'An answer must say how the requirement is met, or where.',
    'Uma resposta deve dizer como o requisito é atendido, ou onde.',
    'Una respuesta debe decir cómo se cumple el requisito, o dónde.',
  ),
  reason: trace,
  message: say(
    'The answer to {code} has neither a text nor a place in the plan.',
    'A resposta a {code} não tem texto nem lugar no plano.',
    'La respuesta a {code} no tiene texto ni lugar en el plan.',
  ),
  *check({ tables }) {
    for (const { id, requirement, response, answer, place } of tables.answers) {
      if (!isPromise(response) || answer.trim() !== '' || place !== '') continue;
      yield { place: inTable('answers', id, 'answer'), parameters: { code: requirement } };
    }
  },
};

const refusalUnexplained: Rule = {
  id: 'eir-refusal-unexplained',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'An answer must say why a requirement is not met.',
    'Uma resposta deve dizer por que o requisito não é atendido.',
    'Una respuesta debe decir por qué no se cumple el requisito.',
  ),
  reason: say(
    'Without a reason the appointing party can neither agree nor look for another way.',
    'Sem um motivo, a parte contratante não pode concordar nem buscar outra solução.',
    'Sin un motivo, la parte que designa no puede aceptarlo ni buscar otra solución.',
  ),
  message: say(
    'The requirement {code} is not met, and no words say why.',
    'O requisito {code} não é atendido, e nada diz o motivo.',
    'El requisito {code} no se cumple y nada dice el motivo.',
  ),
  *check({ tables }) {
    for (const { id, requirement, response, answer } of tables.answers) {
      if (response === 'none' && answer.trim() === '')
        yield { place: inTable('answers', id, 'answer'), parameters: { code: requirement } };
    }
  },
};

const refused: Rule = {
  id: 'eir-mandatory-not-met',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Mandatory requirements must be met in full.',
    'Requisitos obrigatórios devem ser atendidos por completo.',
    'Los requisitos obligatorios deben cumplirse por completo.',
  ),
  reason: trace,
  message: say(
    'The mandatory requirement {code} is not met in full.',
    'O requisito obrigatório {code} não é atendido por completo.',
    'El requisito obligatorio {code} no se cumple por completo.',
  ),
  *check({ tables }) {
    for (const { id, requirement, response, priority } of tables.answers) {
      if (priority === 'must' && (response === 'none' || response === 'partly')) {
        yield { place: inTable('answers', id, 'response'), parameters: { code: requirement } };
      }
    }
  },
};

const placeUnknown: Rule = {
  id: 'eir-place-unknown',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'The place of an answer must exist in the plan.',
    'O lugar de uma resposta deve existir no plano.',
    'El lugar de una respuesta debe existir en el plan.',
  ),
  reason: trace,
  message: say(
    'The answer to {code} points to {place}, which the plan does not have. Accepted are the titles of topics, tables and fields, and numbers of chapters such as 4.3.',
    'A resposta a {code} aponta para {place}, que não existe no plano. Valem os títulos de tópicos, tabelas e campos e números de capítulos como 4.3.',
    'La respuesta a {code} remite a {place}, que no existe en el plan. Valen los títulos de temas, tablas y campos y los números de capítulos como 4.3.',
  ),
  fix: say(
    'Remove the place; the text stays.',
    'Remover o lugar; o texto permanece.',
    'Quitar el lugar; el texto se mantiene.',
  ),
  *check({ document, tables }) {
    for (const { id, requirement, place, answer } of tables.answers) {
      const missing = missingPlace(document, place);
      if (!missing) continue;
      yield {
        place: inTable('answers', id, 'place'),
        parameters: { code: requirement, place: missing },
        ...(answer.trim() !== '' && { edits: [setCell('answers', id, 'place', '')] }),
      };
    }
  },
};

const none: Rule = {
  id: 'requirements-missing',
  severity: 'error',
  types: requirementTypes,
  rule: say(
    'A document of requirements must have requirements.',
    'Um documento de requisitos deve ter requisitos.',
    'Un documento de requisitos debe tener requisitos.',
  ),
  reason: say(
    'Plans answer requirements row by row.',
    'Os planos respondem aos requisitos linha por linha.',
    'Los planes responden a los requisitos fila por fila.',
  ),
  message: say(
    'The table of requirements is empty.',
    'A tabela de requisitos está vazia.',
    'La tabla de requisitos está vacía.',
  ),
  *check({ tables }) {
    if (tables.requirements.length === 0) yield { place: inTable('requirements') };
  },
};

export const requirementRules: readonly Rule[] = [
  unanswered,
  toReview,
  empty,
  refusalUnexplained,
  refused,
  placeUnknown,
  none,
];
