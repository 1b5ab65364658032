import { say } from '../../labels/translated.ts';
import { toldAnew } from '../../start/from-eir.ts';
import type { Facts } from '../facts.ts';
import { bepTypes, dropRow, inTable, type Rule, setCell } from '../rule.ts';

const reason = say(
  'A tender is evaluated against the EIR as it is now, not against the issue that its authors once read.',
  'A proposta é avaliada pelo EIR como ele está agora, não pela emissão que os autores leram um dia.',
  'La oferta se evalúa según el EIR tal como está ahora, no según la emisión que sus autores leyeron en su día.',
);
const longestQuote = 160;
const quoted = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

/** Pairs of an answer and its requirement as the linked EIR has it now; none without that EIR. */
function* followed({ context: { eir }, document, tables }: Facts) {
  if (!eir || !document.eir) return;
  const now = new Map(eir.tables.requirements.map((row) => [row.id, row]));
  for (const answer of tables.answers) yield { answer, requirement: now.get(answer.id) };
}

const changed: Rule = {
  id: 'eir-requirement-changed',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Answers must be to the requirements as the EIR words them now.',
    'As respostas devem ser aos requisitos como o EIR os descreve agora.',
    'Las respuestas deben ser a los requisitos tal como el EIR los redacta ahora.',
  ),
  reason,
  message: say(
    'The EIR has changed {code} since: “{text}”',
    'O EIR mudou {code} desde então: “{text}”',
    'El EIR ha cambiado {code} desde entonces: «{text}»',
  ),
  fix: say(
    'Take over the new wording; the answer stays and is to be reviewed.',
    'Adotar a nova redação; a resposta permanece e fica a revisar.',
    'Adoptar la nueva redacción; la respuesta se mantiene y queda por revisar.',
  ),
  *check(facts) {
    for (const { answer, requirement } of followed(facts)) {
      if (!requirement) continue;
      const differing = Object.entries(toldAnew(answer, requirement)).filter(
        ([column, value]) => answer[column as keyof typeof answer] !== value,
      );
      if (differing.length === 0) continue;
      yield {
        place: inTable('answers', answer.id, 'answer'),
        parameters: { code: answer.requirement, text: quoted(requirement.text || requirement.title) },
        edits: differing.map(([column, value]) => setCell('answers', answer.id, column, value)),
      };
    }
  },
};

const dropped: Rule = {
  id: 'eir-requirement-dropped',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Every answer must have its requirement in the EIR.',
    'Toda resposta deve ter seu requisito no EIR.',
    'Toda respuesta debe tener su requisito en el EIR.',
  ),
  reason,
  message: say(
    'The EIR no longer has the requirement {code}.',
    'O EIR não tem mais o requisito {code}.',
    'El EIR ya no tiene el requisito {code}.',
  ),
  fix: say('Remove its answer.', 'Remover a resposta a ele.', 'Quitar su respuesta.'),
  *check(facts) {
    for (const { answer, requirement } of followed(facts)) {
      if (requirement) continue;
      yield {
        place: inTable('answers', answer.id, 'requirement'),
        parameters: { code: answer.requirement },
        edits: [dropRow('answers', answer.id)],
      };
    }
  },
};

const added: Rule = {
  id: 'eir-requirement-new',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Every requirement of the EIR must have a row for its answer.',
    'Todo requisito do EIR deve ter uma linha para a resposta.',
    'Todo requisito del EIR debe tener una fila para su respuesta.',
  ),
  reason,
  message: say(
    'The EIR has a new requirement, {code}: “{text}” Take it over in the tab EIR.',
    'O EIR tem um novo requisito, {code}: “{text}” Adote-o na aba EIR.',
    'El EIR tiene un requisito nuevo, {code}: «{text}» Adóptalo en la pestaña EIR.',
  ),
  *check({ context: { eir }, document, tables }) {
    if (!eir || !document.eir) return;
    const known = new Set(tables.answers.map(({ id }) => id));
    for (const { id, code, title, text } of eir.tables.requirements) {
      if (!known.has(id)) yield { place: inTable('answers'), parameters: { code, text: quoted(text || title) } };
    }
  },
};

export const eirDriftRules: readonly Rule[] = [changed, dropped, added];
