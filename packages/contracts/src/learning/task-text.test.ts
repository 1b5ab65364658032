import { taskText } from './task-text.ts';

const explanation = { en: 'A cause has one owner.' };

test('a quiz: its questions, their options, which are right, and why', () => {
  const quiz = {
    passMark: 0.8,
    asked: 1,
    questions: [
      {
        id: 'q1',
        kind: 'single' as const,
        text: { en: 'By what?', es: '¿Según qué?' },
        options: [
          { id: 'o1', text: { en: 'By cause' }, right: true as const },
          { id: 'o2', text: { en: 'By date' } },
        ],
        explanation,
      },
      { id: 'q2', kind: 'multiple' as const, text: { en: 'What?' }, options: [], explanation: {} },
    ],
  };
  expect(taskText(quiz, 'en').split('\n')).toEqual([
    'Right answers needed: 80 %',
    'Questions in each attempt: 1',
    'Question: By what?',
    '  ✓ By cause',
    '  – By date',
    '  Explanation: A cause has one owner.',
    'Question, several may be right: What?',
  ]);
  expect(taskText(quiz, 'es')).toContain('Pregunta: ¿Según qué?');
  expect(taskText(quiz, 'pt-BR')).toBe('');
  expect(taskText(null, 'en')).toBe('');
});

test.each([
  [
    {
      kind: 'name-files' as const,
      task: { en: 'Name them' },
      convention: [{ field: { en: 'Project' }, values: [{ code: 'ARC', meaning: { en: 'Arcada' } }] }],
      example: 'ARC-00',
      items: [{ text: { en: 'The plan' }, answer: 'ARC-01', explanation }],
    },
    [
      'Field of the name: Project',
      '  ARC – Arcada',
      'Example: ARC-00',
      'File: The plan',
      '  Right answer: ARC-01',
      '  Explanation: A cause has one owner.',
    ],
  ],
  [
    {
      kind: 'find-faults' as const,
      task: { en: 'Name them' },
      columns: [{ en: 'Task' }, { en: 'Who' }],
      rows: [
        { cells: [{ en: 'Model' }, { en: 'Nobody' }], fault: { en: 'No one does it' } },
        { cells: [{ en: 'Check' }, { en: 'Ana' }], why: { en: 'She does' } },
        { cells: [{ en: 'Print' }, { en: 'Rui' }] },
      ],
    },
    [
      'Columns: Task | Who',
      'Row: Model | Nobody',
      '  Wrong: No one does it',
      'Row: Check | Ana',
      '  Right: She does',
      'Row: Print | Rui',
    ],
  ],
  [
    {
      kind: 'order-states' as const,
      showAnswers: true as const,
      task: { en: 'Name them' },
      items: [{ text: { en: 'First' }, explanation: {} }],
    },
    ['The right answers are shown before it is passed.', 'Item: First'],
  ],
  [
    {
      kind: 'enter-results' as const,
      task: { en: 'Name them' },
      items: [{ text: { en: 'How deep?' }, unit: { en: 'mm' }, answer: '12.5', tolerance: 0.5, explanation: {} }],
    },
    ['Item: How deep?', '  Right answer: 12.5 mm', '  Tolerance: 0.5'],
  ],
])('an exercise: $kind', (exercise, lines) => {
  expect(taskText(exercise, 'en').split('\n')).toEqual(['Task: Name them', ...lines]);
});
