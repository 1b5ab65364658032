import { type Language, languages, type Translated } from '../texts/languages.ts';

type Text = Partial<Translated>;
interface Item {
  text: Text;
  explanation: Text;
}
interface Shown {
  /** Right answers are shown before it is passed. */
  showAnswers?: true | undefined;
}
interface QuizWritten extends Shown {
  passMark: number;
  asked?: number | undefined;
  questions: readonly (Item & {
    kind: 'single' | 'multiple';
    options: readonly { text: Text; right?: true | undefined }[];
  })[];
}
type ExerciseWritten = Shown & { task: Text } & (
    | {
        kind: 'name-files';
        convention: readonly { field: Text; values: readonly { code: string; meaning: Text }[] }[];
        example: string;
        items: readonly (Item & { answer: string })[];
      }
    | {
        kind: 'find-faults';
        columns: readonly Text[];
        rows: readonly { cells: readonly Text[]; fault?: Text | undefined; why?: Text | undefined }[];
      }
    | { kind: 'order-states'; items: readonly Item[] }
    | {
        kind: 'enter-results';
        items: readonly (Item & {
          unit?: Text | undefined;
          answer: string;
          /** As it was typed, until it is saved. */
          tolerance?: number | string | undefined;
        })[];
      }
  );

const words = {
  passMark: { en: 'Right answers needed', 'pt-BR': 'Respostas certas necessárias', es: 'Aciertos necesarios' },
  asked: { en: 'Questions in each attempt', 'pt-BR': 'Perguntas por tentativa', es: 'Preguntas por intento' },
  showAnswers: {
    en: 'The right answers are shown before it is passed.',
    'pt-BR': 'As respostas certas aparecem antes da aprovação.',
    es: 'Las respuestas correctas se muestran antes de aprobar.',
  },
  question: { en: 'Question', 'pt-BR': 'Pergunta', es: 'Pregunta' },
  severalRight: {
    en: 'Question, several may be right',
    'pt-BR': 'Pergunta, pode haver várias certas',
    es: 'Pregunta, puede haber varias correctas',
  },
  explanation: { en: 'Explanation', 'pt-BR': 'Explicação', es: 'Explicación' },
  task: { en: 'Task', 'pt-BR': 'Tarefa', es: 'Tarea' },
  field: { en: 'Field of the name', 'pt-BR': 'Campo do nome', es: 'Campo del nombre' },
  example: { en: 'Example', 'pt-BR': 'Exemplo', es: 'Ejemplo' },
  file: { en: 'File', 'pt-BR': 'Arquivo', es: 'Archivo' },
  columns: { en: 'Columns', 'pt-BR': 'Colunas', es: 'Columnas' },
  row: { en: 'Row', 'pt-BR': 'Linha', es: 'Fila' },
  fault: { en: 'Wrong', 'pt-BR': 'Errada', es: 'Incorrecta' },
  why: { en: 'Right', 'pt-BR': 'Certa', es: 'Correcta' },
  item: { en: 'Item', 'pt-BR': 'Item', es: 'Elemento' },
  answer: { en: 'Right answer', 'pt-BR': 'Resposta certa', es: 'Respuesta correcta' },
  tolerance: { en: 'Tolerance', 'pt-BR': 'Tolerância', es: 'Tolerancia' },
} satisfies Record<string, Translated>;

/**
 * A quiz or an exercise in one language as lines that people compare and that are kept on record: what is asked, which
 * answers are right, and why. Empty when nothing is written in that language.
 */
export function taskText(task: QuizWritten | ExerciseWritten | null, language: Language): string {
  if (task === null || !isWritten(task, language)) return '';
  const of = (text: Text | undefined) => text?.[language] ?? '';
  const line = (name: keyof typeof words, text: string) => (text ? [`${words[name][language]}: ${text}`] : []);
  const explained = ({ explanation }: Item) => line('explanation', of(explanation)).map(indented);
  const answered = (answer: string) => line('answer', answer).map(indented);
  const lines = (): string[] => {
    if (!('kind' in task))
      return [
        ...line('passMark', `${Math.round(task.passMark * 100)} %`),
        ...line('asked', String(task.asked ?? '')),
        ...task.questions.flatMap((question) => [
          ...line(question.kind === 'multiple' ? 'severalRight' : 'question', of(question.text)),
          ...question.options.map(({ text, right }) => indented(`${right ? '✓' : '–'} ${of(text)}`)),
          ...explained(question),
        ]),
      ];
    if (task.kind === 'name-files')
      return [
        ...task.convention.flatMap(({ field, values }) => [
          ...line('field', of(field)),
          ...values.map(({ code, meaning }) => indented([code, of(meaning)].filter(Boolean).join(' – '))),
        ]),
        ...line('example', task.example),
        ...task.items.flatMap((item) => [...line('file', of(item.text)), ...answered(item.answer), ...explained(item)]),
      ];
    if (task.kind === 'find-faults')
      return [
        ...line('columns', task.columns.map(of).join(' | ')),
        ...task.rows.flatMap(({ cells, fault, why }) => [
          ...line('row', cells.map(of).join(' | ')),
          ...(fault ? [indented(`${words.fault[language]}: ${of(fault)}`)] : line('why', of(why)).map(indented)),
        ]),
      ];
    if (task.kind === 'order-states')
      return task.items.flatMap((item) => [...line('item', of(item.text)), ...explained(item)]);
    return task.items.flatMap((item) => [
      ...line('item', of(item.text)),
      ...answered([item.answer, of(item.unit)].filter(Boolean).join(' ')),
      ...line('tolerance', String(item.tolerance ?? '')).map(indented),
      ...explained(item),
    ]);
  };
  return [
    ...('task' in task ? line('task', of(task.task)) : []),
    ...(task.showAnswers ? [words.showAnswers[language]] : []),
    ...lines(),
  ].join('\n');
}

const indented = (line: string) => `  ${line}`;

/** Whether any text of it is there in this language. */
function isWritten(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.entries(value);
  const isText = members.length > 0 && members.every(([name]) => languages.some((each) => each === name));
  if (isText) return members.some(([name, text]) => name === language && Boolean(text));
  return members.some(([, member]) => isWritten(member, language));
}
