import type { Language, ServicesPage } from '@arcada/contracts';
import { answerLocally } from '../local/answer-locally.ts';
import { Retriever } from '../retrieval/retriever.ts';
import { servicesPassages } from './neighbour-passages.ts';
import type { Passage } from './passage.ts';

const titles: Record<Language, { title: string; lead: string; tabs: [string, string] }> = {
  en: { title: 'Services', lead: 'Two ways to work with us.', tabs: ['Training', 'Implementation'] },
  'pt-BR': { title: 'Serviços', lead: 'Duas maneiras de trabalhar conosco.', tabs: ['Treinamento', 'Implantação'] },
  es: { title: 'Servicios', lead: 'Dos maneras de trabajar con nosotros.', tabs: ['Formación', 'Implantación'] },
};
const pageIn = (language: Language): ServicesPage => {
  const { title, lead, tabs } = titles[language];
  const services = tabs.map((tab) => ({
    tab,
    title: `${tab} (BIM)`,
    offer: ['BIM.'],
    process: [],
    deliverables: [],
    needed: [],
    duration: '',
    price: { from: 1, to: 2 },
    priceUnit: '',
    example: { title: '', text: '', result: '' },
    questions: [{ name: 'BIM?', text: 'BIM.' }],
  }));
  return { title, lead, services } as unknown as ServicesPage;
};
/** An entry that has both words of the question. */
const entry = (language: Language, text: string): Passage => ({
  id: 'term:ifc-validation',
  kind: 'term',
  language,
  title: 'IFC',
  heading: '',
  aliases: [],
  text,
  href: '/',
});

test('a question that a service lists is one of its own', () => {
  const listed = servicesPassages(pageIn('en'), 'en').filter(({ isAnswer }) => isAnswer);
  expect(listed.map(({ title, heading }) => [title, heading])).toEqual([
    ['Training: Training (BIM)', 'BIM?'],
    ['Implementation: Implementation (BIM)', 'BIM?'],
  ]);
});

test.each<[Language, string, string, string]>([
  [
    'en',
    'Which services do you offer?',
    'buildingSMART offers a free service.',
    'Services: Training and Implementation.',
  ],
  [
    'pt-BR',
    'Quais serviços vocês oferecem?',
    'A buildingSMART oferece um serviço.',
    'Serviços: Treinamento e Implantação.',
  ],
  ['es', '¿Qué servicios ofrecéis?', 'buildingSMART ofrece un servicio.', 'Servicios: Formación e Implantación.'],
])('%s: "%s" is answered by all services alone', async (language, question, other, all) => {
  const site = [...servicesPassages(pageIn(language), language), entry(language, other)];
  const { citations } = answerLocally((await Retriever.build(site)).find(question, language));
  expect(citations.map(({ id, excerpt }) => [id, excerpt])).toEqual([['page:services', all]]);
});
