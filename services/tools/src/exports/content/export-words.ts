import type { Translated } from '@arcada/contracts';

/** Words of exported files that the model has no labels for. */
export const exportWords = {
  contents: { en: 'Contents', 'pt-BR': 'Sumário', es: 'Índice' },
  projectData: { en: 'Project data', 'pt-BR': 'Dados do projeto', es: 'Datos del proyecto' },
  responsible: { en: 'Responsible', 'pt-BR': 'Responsável', es: 'Responsable' },
  appendix: { en: 'Appendix', 'pt-BR': 'Anexo', es: 'Anexo' },
  eir: { en: 'Answered EIR', 'pt-BR': 'EIR respondido', es: 'EIR al que responde' },
  inAppendix: {
    en: 'The responses to all requirements are in the appendix “{name}”.',
    'pt-BR': 'As respostas a todos os requisitos estão no anexo “{name}”.',
    es: 'Las respuestas a todos los requisitos están en el anexo «{name}».',
  },
  page: { en: 'Page', 'pt-BR': 'Página', es: 'Página' },
  of: { en: 'of', 'pt-BR': 'de', es: 'de' },
  document: { en: 'Document', 'pt-BR': 'Documento', es: 'Documento' },
  field: { en: 'Field', 'pt-BR': 'Campo', es: 'Campo' },
  value: { en: 'Value', 'pt-BR': 'Valor', es: 'Valor' },
  type: { en: 'Type', 'pt-BR': 'Tipo', es: 'Tipo' },
  language: { en: 'Language', 'pt-BR': 'Idioma', es: 'Idioma' },
  logo: { en: 'Logo', 'pt-BR': 'Logotipo', es: 'Logotipo' },
  logoLeftOut: {
    en: 'Left out, because its file can’t be read.',
    'pt-BR': 'Omitido, porque não é possível ler o arquivo.',
    es: 'Omitido, porque no se puede leer el archivo.',
  },
  emptyPlan: {
    en: 'Nothing has been written yet.',
    'pt-BR': 'Ainda não há conteúdo.',
    es: 'Todavía no hay contenido.',
  },
} as const satisfies Record<string, Translated>;
