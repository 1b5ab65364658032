import type { Language, Translated } from '@arcada/contracts';
import { optionLabel, optionLabels } from '../labels/option-labels.ts';
import { columnLabel } from '../labels/table-labels.ts';
import { say } from '../labels/translated.ts';
import type { EirTrace, TraceRow, TraceState } from '../trace/eir-trace.ts';

export const traceStateLabels: Record<TraceState, Translated> = {
  ...optionLabels.response,
  open: say('No response yet', 'Ainda sem resposta', 'Aún sin respuesta'),
};
export const traceDriftLabels: Record<Exclude<TraceRow['drift'], ''>, Translated> = {
  new: say('Not in this plan yet', 'Ainda não está neste plano', 'Aún no está en este plan'),
  changed: say('Changed in the EIR', 'Alterado no EIR', 'Cambiado en el EIR'),
  differs: say('Copy differs from the EIR', 'Cópia difere do EIR', 'La copia difiere del EIR'),
  dropped: say('Not in the EIR', 'Não está no EIR', 'No está en el EIR'),
};
const words = {
  heading: say('EIR trace', 'Rastreabilidade do EIR', 'Trazabilidad del EIR'),
  drift: say('Against the EIR', 'Em relação ao EIR', 'Respecto al EIR'),
} as const;

/** The EIR trace as the appendix and the sheet print it. */
export function printedTrace({ rows }: EirTrace, language: Language) {
  const drifted = rows.some(({ drift }) => drift !== '');
  const heading = (column: Parameters<typeof columnLabel<'answers'>>[1]) => columnLabel('answers', column)[language];
  return {
    heading: words.heading[language],
    columns: [
      ...[heading('requirement'), heading('title'), heading('text'), heading('priority'), heading('response')],
      ...[heading('answer'), heading('place'), heading('owner')],
      ...(drifted ? [words.drift[language]] : []),
    ],
    rows: rows.map(({ requirement, title, text, priority, state, answer, place, owner, drift }) => [
      ...[requirement, title, text, optionLabel('priority', priority)[language], traceStateLabels[state][language]],
      ...[answer, place, owner],
      ...(drifted ? [drift && traceDriftLabels[drift][language]] : []),
    ]),
  };
}
