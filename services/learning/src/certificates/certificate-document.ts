import { type CertificateCheck, type Language, site, type Translated } from '@arcada/contracts';
import { printable } from '@arcada/service-kit/pdf';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

export const certificateTexts = {
  title: { en: 'Certificate of completion', 'pt-BR': 'Certificado de conclusão', es: 'Certificado de finalización' },
  lead: { en: 'This certifies that', 'pt-BR': 'Certificamos que', es: 'Se certifica que' },
  did: {
    en: 'has completed every lesson and passed every quiz of the course',
    'pt-BR': 'concluiu todas as aulas e foi aprovado em todos os questionários do curso',
    es: 'ha completado todas las lecciones y aprobado todos los cuestionarios del curso',
  },
  issued: { en: 'Issued on', 'pt-BR': 'Emitido em', es: 'Emitido el' },
  duration: { en: 'Course length', 'pt-BR': 'Duração do curso', es: 'Duración del curso' },
  minutes: { en: 'minutes', 'pt-BR': 'minutos', es: 'minutos' },
  code: { en: 'Certificate code', 'pt-BR': 'Código do certificado', es: 'Código del certificado' },
  check: {
    en: 'Anyone can check this certificate at',
    'pt-BR': 'Qualquer pessoa pode verificar este certificado em',
    es: 'Cualquiera puede comprobar este certificado en',
  },
  signature: { en: 'Ed25519 signature', 'pt-BR': 'Assinatura Ed25519', es: 'Firma Ed25519' },
} satisfies Record<string, Translated>;

/** The certificate as pdfmake's document definition. */
export function certificateDocument(
  facts: CertificateCheck,
  language: Language,
  checkAddress: string,
): TDocumentDefinitions {
  const text = (name: keyof typeof certificateTexts) => certificateTexts[name][language];
  const issuedAt = new Date(facts.issuedAt);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt);
  const fact = (label: string, value: string) => ({ stack: [{ text: label, style: 'label' }, value] });
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [72, 96, 72, 56],
    language,
    info: { title: `${text('title')} ${facts.code}`, author: site.name, creationDate: issuedAt },
    defaultStyle: { font: 'Roboto', fontSize: 12, lineHeight: 1.25 },
    styles: { label: { fontSize: 9, color: '#5b6472' } },
    background: (_page, size) => ({
      canvas: [
        { type: 'rect', x: 28, y: 28, w: size.width - 56, h: size.height - 56, lineColor: '#1f4fd8', lineWidth: 1.5 },
        { type: 'rect', x: 34, y: 34, w: size.width - 68, h: size.height - 68, lineColor: '#c9d3d3', lineWidth: 0.5 },
      ],
    }),
    content: [
      { text: site.name, bold: true, color: '#1f4fd8', fontSize: 14 },
      { text: text('title'), fontSize: 30, bold: true, margin: [0, 18, 0, 22] },
      { text: text('lead'), color: '#5b6472' },
      { text: printable(facts.holderName), fontSize: 26, bold: true, margin: [0, 4, 0, 10] },
      { text: text('did'), color: '#5b6472' },
      { text: printable(facts.courseTitle), fontSize: 18, bold: true, margin: [0, 4, 0, 26] },
      {
        columns: [
          fact(text('issued'), date),
          fact(text('duration'), `${facts.durationMinutes} ${text('minutes')}`),
          fact(text('code'), facts.code),
          { qr: checkAddress, fit: 84, width: 'auto' },
        ],
        columnGap: 18,
        margin: [0, 0, 0, 18],
      },
      { text: [`${text('check')} `, { text: checkAddress, link: checkAddress, color: '#1f4fd8' }], fontSize: 10 },
      { text: `${text('signature')}: ${facts.signature}`, fontSize: 7, color: '#5b6472', margin: [0, 8, 0, 0] },
    ],
  };
}
