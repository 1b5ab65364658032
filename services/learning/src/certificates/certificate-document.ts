import {
  type CertificateCheck,
  dateFormat,
  type Language,
  minutesText,
  site,
  type Translated,
} from '@arcada/contracts';
import { printable } from '@arcada/service-kit/pdf';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

export const certificateTexts = {
  title: { en: 'Certificate of completion', 'pt-BR': 'Certificado de conclusão', es: 'Certificado de finalización' },
  lead: { en: 'This certifies that', 'pt-BR': 'Certificamos que', es: 'Se certifica que' },
  did: {
    en: 'has completed every lesson and passed every quiz of the course',
    'pt-BR': 'concluiu todas as aulas e passou em todos os questionários do curso',
    es: 'ha completado todas las lecciones y aprobado todos los cuestionarios del curso',
  },
  issued: { en: 'Issued on', 'pt-BR': 'Emitido em', es: 'Emitido el' },
  duration: { en: 'Course length', 'pt-BR': 'Duração do curso', es: 'Duración del curso' },
  code: { en: 'Certificate code', 'pt-BR': 'Código do certificado', es: 'Código del certificado' },
  check: {
    en: 'Anyone can check this certificate at',
    'pt-BR': 'Qualquer pessoa pode verificar este certificado em',
    es: 'Cualquiera puede comprobar este certificado en',
  },
  instructor: { en: 'Instructor', 'pt-BR': 'Instrutor(a)', es: 'Instructor(a)' },
  result: { en: 'Result', 'pt-BR': 'Resultado', es: 'Resultado' },
  lesson: { en: 'lesson', 'pt-BR': 'aula', es: 'lección' },
  lessons: { en: 'lessons', 'pt-BR': 'aulas', es: 'lecciones' },
  task: {
    en: 'quiz or exercise passed',
    'pt-BR': 'questionário ou exercício com aprovação',
    es: 'cuestionario o ejercicio aprobado',
  },
  tasks: {
    en: 'quizzes and exercises passed',
    'pt-BR': 'questionários e exercícios com aprovação',
    es: 'cuestionarios y ejercicios aprobados',
  },
  right: {
    en: 'right in the quizzes',
    'pt-BR': 'de acertos nos questionários',
    es: 'de aciertos en los cuestionarios',
  },
  skills: { en: 'Skills shown', 'pt-BR': 'Competências demonstradas', es: 'Competencias demostradas' },
  signature: { en: 'Ed25519 signature', 'pt-BR': 'Assinatura Ed25519', es: 'Firma Ed25519' },
} satisfies Record<string, Translated>;

const blue = '#1f4fd8';
const grey = '#5b6472';
const pale = '#c9d3d3';

/** The arch of the site's logo. */
const mark = `<svg viewBox="0 0 26 26" fill="none" stroke-width="1.8" stroke="${blue}"><path d="M3 23V12a10 10 0 0 1 20 0v11M1 23h24"/><path d="M9 23V13a4 4 0 0 1 8 0v10"/></svg>`;

/** The certificate as pdfmake's document definition. */
export function certificateDocument(
  facts: CertificateCheck,
  language: Language,
  checkAddress: string,
): TDocumentDefinitions {
  const text = (name: keyof typeof certificateTexts) => certificateTexts[name][language];
  const issuedAt = new Date(facts.issuedAt);
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt);
  const fact = (label: string, value: string) => ({ stack: [{ text: label, style: 'label' }, value] });
  const { details } = facts;
  const certified = {
    columns: [
      {
        stack: [
          {
            columns: [
              fact(text('issued'), date),
              fact(text('duration'), minutesText(facts.durationMinutes)),
              ...(details ? [fact(text('instructor'), printable(details.instructorName))] : []),
            ],
            columnGap: 18,
          },
          ...(details
            ? [{ ...fact(text('result'), resultOf(details, language)), fontSize: 11, margin: above(8) }]
            : []),
          { text: [`${text('code')} `, { text: facts.code, bold: true }], fontSize: 11, margin: above(8) },
          { text: [`${text('check')} `, { text: checkAddress, link: checkAddress, color: blue }], fontSize: 10 },
          { text: `${text('signature')}: ${facts.signature}`, fontSize: 7, color: grey, margin: above(4) },
        ],
      },
      { qr: checkAddress, fit: 92, width: 'auto' },
    ],
    columnGap: 24,
  };
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [72, 46, 64, 178],
    language,
    info: { title: `${text('title')} ${facts.code}`, author: site.name, creationDate: issuedAt },
    defaultStyle: { font: 'Roboto', fontSize: 12, lineHeight: 1.25 },
    styles: { label: { fontSize: 9, color: grey } },
    background: (_page, size) => ({
      canvas: [
        { type: 'rect', x: 0, y: 0, w: 20, h: size.height, color: blue },
        { type: 'rect', x: 34, y: 28, w: size.width - 62, h: size.height - 56, lineColor: pale, lineWidth: 1 },
      ],
    }),
    content: [
      {
        columns: [
          { svg: mark, width: 34 },
          { text: site.name, bold: true, color: blue, fontSize: 19, margin: above(7) },
        ],
        columnGap: 8,
      },
      { text: text('title'), fontSize: 30, bold: true, margin: [0, 14, 0, 14] },
      { text: text('lead'), color: grey },
      { text: printable(facts.holderName), fontSize: 26, bold: true, margin: [0, 2, 0, 6] },
      { text: text('did'), color: grey },
      { text: printable(facts.courseTitle), fontSize: 20, bold: true, color: blue, margin: [0, 2, 0, 14] },
      ...(details && details.skills.length > 0
        ? [
            { text: text('skills'), style: 'label', margin: [0, 0, 0, 4] as [number, number, number, number] },
            { columns: halves(details.skills).map((ul) => ({ ul: ul.map(printable), fontSize: 10.5 })), columnGap: 24 },
          ]
        : []),
    ],
    footer: (_page, _pages, { width }) => ({
      margin: [72, 0, 64, 0],
      stack: [
        // Keeps what was learnt apart from when and by whom.
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width - 136, y2: 0, lineColor: pale }], margin: [0, 0, 0, 14] },
        certified,
      ],
    }),
  };
}

type Details = NonNullable<CertificateCheck['details']>;

/** `7 lessons · 3 quizzes and exercises passed · 92 % right in the quizzes` */
function resultOf({ lessonCount, taskCount, score }: Details, language: Language): string {
  const text = (name: keyof typeof certificateTexts) => certificateTexts[name][language];
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return [
    `${lessonCount} ${text(lessonCount === 1 ? 'lesson' : 'lessons')}`,
    ...(taskCount > 0 ? [`${taskCount} ${text(taskCount === 1 ? 'task' : 'tasks')}`] : []),
    ...(score === null ? [] : [`${share.format(score)} ${text('right')}`]),
  ].join(' · ');
}

const above = (points: number): [number, number, number, number] => [0, points, 0, 0];

const halves = <T>(items: readonly T[]): T[][] => {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)].filter(({ length }) => length > 0);
};
