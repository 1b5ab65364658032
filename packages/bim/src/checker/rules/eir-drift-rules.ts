import { say } from '../../labels/translated.ts';
import { toldAnew } from '../../start/from-eir.ts';
import { toldEirChange } from '../../trace/eir-change-words.ts';
import { type EirChange, eirChanges, takingEdits } from '../../trace/eir-changes.ts';
import { isReworded } from '../../trace/eir-text.ts';
import type { Facts } from '../facts.ts';
import { bepTypes, dropRow, type Found, inField, inTable, type Place, type Rule, setCell } from '../rule.ts';

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

/** Answers whose copy of the requirement isn't what the EIR says: because the EIR was reworded, or without that. */
function* differing(facts: Facts, reworded: boolean) {
  for (const { answer, requirement } of followed(facts)) {
    if (!requirement || isReworded(facts.document.eir, requirement) !== reworded) continue;
    const parts = Object.entries(toldAnew(answer, requirement)).filter(
      ([column, value]) => answer[column as keyof typeof answer] !== value,
    );
    if (parts.length === 0) continue;
    yield {
      place: inTable('answers', answer.id, 'answer'),
      parameters: { code: answer.requirement, text: quoted(requirement.text || requirement.title) },
      edits: parts.map(([column, value]) => setCell('answers', answer.id, column, value)),
    };
  }
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
    '{code} has changed in the EIR: “{text}”',
    '{code} mudou no EIR: “{text}”',
    '{code} ha cambiado en el EIR: «{text}»',
  ),
  fix: say(
    'Take over the new wording; the answer stays and is to be reviewed.',
    'Adotar a nova redação; a resposta permanece e fica a revisar.',
    'Adoptar la nueva redacción; la respuesta se mantiene y queda por revisar.',
  ),
  check: (facts) => differing(facts, true),
};

const differs: Rule = {
  id: 'eir-copy-differs',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'The requirements that a plan answers must be in the words of its EIR.',
    'Os requisitos a que um plano responde devem estar nas palavras do EIR.',
    'Los requisitos a los que responde un plan deben estar en las palabras de su EIR.',
  ),
  reason: say(
    'Who reads the plan takes the requirement for the client’s own words.',
    'Quem lê o plano toma o requisito pelas palavras do próprio cliente.',
    'Quien lee el plan toma el requisito por las palabras del propio cliente.',
  ),
  message: say(
    'Your copy of {code} differs from the EIR, which says: “{text}”',
    'A sua cópia de {code} difere do EIR, que diz: “{text}”',
    'Tu copia de {code} difiere del EIR, que dice: «{text}»',
  ),
  fix: say(
    'Take the EIR’s text; the answer stays and is to be reviewed.',
    'Usar o texto do EIR; a resposta permanece e fica a revisar.',
    'Tomar el texto del EIR; la respuesta se mantiene y queda por revisar.',
  ),
  check: (facts) => differing(facts, false),
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
    'The EIR does not have the requirement {code}.',
    'O EIR não tem o requisito {code}.',
    'El EIR no tiene el requisito {code}.',
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
    'The EIR has {code}, for which this plan has no row: “{text}” Take it over in the tab EIR.',
    'O EIR tem {code}, para o qual este plano não tem linha: “{text}” Adote-o na aba EIR.',
    'El EIR tiene {code}, para el que este plan no tiene fila: «{text}» Adóptalo en la pestaña EIR.',
  ),
  *check({ context: { eir }, document, tables }) {
    if (!eir || !document.eir) return;
    const known = new Set(tables.answers.map(({ id }) => id));
    for (const { id, code, title, text } of eir.tables.requirements) {
      if (!known.has(id)) yield { place: inTable('answers'), parameters: { code, text: quoted(text || title) } };
    }
  },
};

const known = new WeakMap<Facts, readonly EirChange[]>();

/** What the EIR says otherwise than the plan took over; found once for the rules below. */
function* takenChanges(facts: Facts, wanted: (change: EirChange) => boolean): Iterable<Found> {
  const { context, document } = facts;
  const { eir } = context;
  if (!eir) return;
  const changes = known.get(facts) ?? eirChanges(document, eir);
  known.set(facts, changes);
  for (const change of changes) {
    if (!wanted(change)) continue;
    const edits = change.side === 'eir' ? { edits: takingEdits(document, change) } : {};
    const told = toldEirChange(document, eir, change);
    yield { place: placeOf(change), parameters: { ...told }, ...edits };
  }
}

function placeOf({ change, row }: EirChange): Place {
  if (change.kind === 'field') return inField(change.field);
  return inTable(change.table, row, change.kind === 'cell' ? change.column : undefined);
}

const followRule = say(
  'What a plan has taken over from its EIR must be as the EIR says it now.',
  'O que um plano adotou do EIR deve estar como o EIR diz agora.',
  'Lo que un plan ha adoptado de su EIR debe estar como el EIR lo dice ahora.',
);

const valueChanged: Rule = {
  id: 'eir-value-changed',
  severity: 'warning',
  types: bepTypes,
  rule: followRule,
  reason,
  message: say(
    'The EIR has changed since this plan took it over. {what}',
    'O EIR mudou desde que este plano o adotou. {what}',
    'El EIR ha cambiado desde que este plan lo adoptó. {what}',
  ),
  fix: say('Take the EIR’s change over.', 'Adotar a mudança do EIR.', 'Adoptar el cambio del EIR.'),
  check: (facts) => takenChanges(facts, ({ side, isSince }) => isSince && side === 'eir'),
};

const valueDiffers: Rule = {
  id: 'eir-value-differs',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Where plan and EIR have both changed, someone must choose.',
    'Onde o plano e o EIR mudaram, alguém deve escolher.',
    'Donde han cambiado tanto el plan como el EIR, alguien debe elegir.',
  ),
  reason,
  message: say(
    'The EIR has changed what this plan has changed, too. {what}. This plan: {own}. Choose in the tab EIR.',
    'O EIR mudou o que este plano também mudou. {what}. Este plano: {own}. Escolha na aba EIR.',
    'El EIR ha cambiado lo que este plan también ha cambiado. {what}. Este plan: {own}. Elige en la pestaña EIR.',
  ),
  check: (facts) => takenChanges(facts, ({ side, isSince }) => isSince && side === 'both'),
};

const sameRule = say(
  'A plan should say the same as its EIR, or differ on purpose.',
  'Um plano deve dizer o mesmo que o EIR, ou divergir de propósito.',
  'Un plan debería decir lo mismo que su EIR, o diferir a propósito.',
);
const differWords = say(
  'This plan and its EIR differ (plan → EIR). {what}',
  'Este plano e o EIR divergem (plano → EIR). {what}',
  'Este plan y su EIR difieren (plan → EIR). {what}',
);

/** After a new link to the EIR: the plan has kept what it had before. */
const valueNotTaken: Rule = {
  id: 'eir-value-not-taken',
  severity: 'warning',
  types: bepTypes,
  rule: sameRule,
  reason,
  message: differWords,
  fix: say('Take what the EIR says.', 'Adotar o que o EIR diz.', 'Adoptar lo que dice el EIR.'),
  check: (facts) => takenChanges(facts, ({ side, isSince }) => !isSince && side !== 'unknown'),
};

const valueUnsure: Rule = {
  id: 'eir-value-unsure',
  severity: 'hint',
  types: bepTypes,
  rule: sameRule,
  reason: say(
    'The link is an old one and does not know what was taken over, nor which side has changed it.',
    'O vínculo é antigo e não sabe o que foi adotado nem qual lado mudou.',
    'El vínculo es antiguo y no sabe qué se adoptó ni qué lado lo ha cambiado.',
  ),
  message: differWords,
  check: (facts) => takenChanges(facts, ({ side }) => side === 'unknown'),
};

export const eirDriftRules: readonly Rule[] = [
  changed,
  differs,
  dropped,
  added,
  valueChanged,
  valueDiffers,
  valueNotTaken,
  valueUnsure,
];
