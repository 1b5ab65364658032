import { type Language, languages } from '@arcada/contracts';
import { documentTypes } from '../document/families.ts';
import { filledText } from '../topics/fill-text.ts';
import { sampleDocument } from './sample-document.ts';

const plan = (language: Language) => sampleDocument('bep-post', language, '2026-09-01');
const textOf = (language: Language, category: string) => {
  const document = plan(language);
  const topic = document.topics.find((one) => one.category === category);
  return filledText(document, topic?.text ?? '');
};

test('each sample has the code of its own project in its number, its names and their fields', () => {
  const codes = { en: 'NHC', 'pt-BR': 'CVN', es: 'CRN' };
  for (const language of languages) {
    for (const type of documentTypes) {
      const sample = JSON.stringify(sampleDocument(type, language, '2026-09-01'));
      expect([...new Set(sample.match(/\b(NHC|CVN|CRN)\b/g))]).toEqual([codes[language]]);
    }
  }
});

test('names of a project and of companies, which have articles of their own, stand where no article is missing', () => {
  expect(textOf('en', 'general_info')).toContain(
    'Northgate Health Centre (Leeds, United Kingdom) is being built for Northgate Health Trust.',
  );
  expect(textOf('pt-BR', 'general_info')).toContain('O empreendimento Centro de Saúde Vila Nova, em Curitiba');
  expect(textOf('es', 'general_info')).toContain('para el cliente Consorcio Sanitario del Ebro.');
  expect(textOf('pt-BR', 'organization')).toContain('em nome da parte contratada principal (Ateliê');
  expect(textOf('es', 'organization')).toContain('en nombre de la parte designada principal (Estudio');
});

test('what is delivered has no capitals in the middle of the sentence', () => {
  expect(textOf('en', 'deliverables')).toContain(
    'delivers: discipline models and a federated model, drawings and schedules, and asset data in COBie.',
  );
});
