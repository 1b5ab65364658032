import { type Language, languages, type SourceKind } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { Retriever } from './retriever.ts';
import { type Reason, ruledOut } from './ruled-out.ts';

const source = (id: string, language: Language, title: string, lines: string[], heading = ''): Passage => ({
  id,
  kind: id.split(':')[0] as SourceKind,
  language,
  title,
  heading,
  aliases: [],
  text: lines.join('\n'),
  href: '/',
});

/** The same small site in each language. */
const site: Passage[] = [
  source('product:level-guard', 'en', 'Level Guard', [
    'Finds elements on the wrong level.',
    'Price: $219.00. Current version: 1.8.0. Works with: Revit 2021–2026.',
  ]),
  source('course:families', 'en', 'Revit Families', [
    'How a family gets its parameters in Revit.',
    'Price: $189.00. 10 lessons, 1 hour. Instructor: Nora Whitfield. Software: Revit 2026.',
  ]),
  source('page:about', 'en', 'About Arcada', ['Helena Prado, Information lead. Architect of plans.'], 'Team'),
  source('term:revit', 'en', 'Revit', ['Program of Autodesk in which models are made. Many offices open Revit daily.']),
  source('term:archicad', 'en', 'Archicad', ['Program in which models are made. Offices open Archicad on a Mac.']),
  source('term:navisworks', 'en', 'Navisworks', ['Who opens Navisworks sees models of many programs, of Revit, too.']),
  source('post:coordination', 'en', 'Coordination', ['Navisworks 2024 reads files of Revit 2022 to 2024.']),
  source('topic:checking', 'en', 'Checking', ['Solibri 9.13 opens models of Archicad 25 to 27.']),
  source('term:security', 'en', 'ISO 19650-5', ['The part of ISO 19650-5 on the security of sensitive information.']),
  source('topic:users', 'en', 'Users of information', ['Ask the contact of the insurance which decisions it takes.']),
  source('term:mandate', 'en', 'BIM mandate', ['A rule of a state. Chile has a plan of 2021 for BIM.']),
  source('term:maker', 'en', 'Autodesk', ['Maker of programs.']),
  source('term:maker', 'pt-BR', 'Autodesk', ['Empresa de programas.']),
  source('term:maker', 'es', 'Autodesk', ['Empresa de programas.']),
  source('post:chile', 'en', 'Offices of Chile', ['Twelve offices of Chile took part.']),
  source('post:chile', 'pt-BR', 'Chile', ['O Chile tem um plano de 2021, pelo Decreto 10.306.']),
  source('post:chile', 'es', 'Estudios de Chile', ['Doce estudios de Chile tomaron parte.']),
  source('term:mandate', 'es', 'BIM en Chile', ['Chile tiene un plan de 2021, por el Decreto 10.306.']),
  source('topic:load', 'en', 'Capacity of an office', [
    'A live view shows the peak load of the office floor in hours.',
  ]),
  source('topic:load', 'pt-BR', 'Capacidade do escritório', ['Cada carga de uso do escritório é viva e tem data.']),
  source('topic:load', 'es', 'Capacidad de la oficina', ['Cada carga de uso de la oficina es viva y tiene fecha.']),
  source('post:joint', 'es', 'Momento flector', ['El momento flector de la viga es un parámetro.']),
  source('product:level-guard', 'pt-BR', 'Level Guard', [
    'Encontra elementos no nível errado.',
    'Preço: $219.00. Versão atual: 1.8.0. Compatível com: Revit 2021–2026.',
  ]),
  source('course:families', 'pt-BR', 'Famílias do Revit', [
    'Como uma família recebe parâmetros no Revit.',
    'Preço: $189.00. 10 aulas, 1 hora. Instrutor: Nora Whitfield. Software: Revit 2026.',
  ]),
  source('term:revit', 'pt-BR', 'Revit', [
    'Programa da Autodesk em que se fazem modelos. Muitos abrem o Revit todo dia.',
  ]),
  source('term:archicad', 'pt-BR', 'Archicad', ['Programa em que se fazem modelos. Muitos abrem o Archicad no Mac.']),
  source('term:navisworks', 'pt-BR', 'Navisworks', [
    'Quem abre o Navisworks vê modelos de muitos programas, também do Revit.',
  ]),
  source('page:services', 'pt-BR', 'Treinamento', ['Em português, inglês e espanhol.'], 'Idiomas'),
  source('term:mandate', 'pt-BR', 'Obrigatoriedade do BIM', ['Decreto que obriga obras públicas a usar BIM.']),
  source('product:level-guard', 'es', 'Level Guard', [
    'Encuentra elementos en el nivel equivocado.',
    'Precio: $219.00. Versión actual: 1.8.0. Compatible con: Revit 2021–2026.',
  ]),
  source('course:families', 'es', 'Familias de Revit', [
    'Cómo una familia recibe parámetros en Revit.',
    'Precio: $189.00. 10 lecciones, 1 hora. Instructor: Nora Whitfield. Software: Revit 2026.',
  ]),
  source('term:revit', 'es', 'Revit', ['Programa de Autodesk con el que se modela. Muchos abren Revit cada día.']),
  source('term:archicad', 'es', 'Archicad', ['Programa con el que se modela. Muchos abren Archicad en un Mac.']),
  source('term:navisworks', 'es', 'Navisworks', [
    'Quien abre Navisworks ve modelos de muchos programas, también de Revit.',
  ]),
  source('term:embodied', 'es', 'Carbono incorporado', ['Emisiones del hormigón y de su clase.']),
];

/** A word that many have weighs less than the name beside it. */
const signing: Record<Language, string> = {
  en: 'The director signs.',
  'pt-BR': 'O diretor assina.',
  es: 'El director firma.',
};
for (const at of Array(6).keys())
  for (const language of languages) site.push(source(`topic:signing-${at}`, language, 'X', [signing[language]]));

let retriever: Retriever;
beforeAll(async () => {
  retriever = await Retriever.build(site);
});

test.each<[Language, string, Reason | undefined]>([
  ['en', 'how much is Level Guard', undefined],
  ['en', 'how much is the families course', undefined],
  ['en', 'how much is a licence of Revit', 'price'],
  ['en', 'price of an Archicad subscription', 'price'],
  ['pt-BR', 'quanto custa o curso de famílias', undefined],
  ['pt-BR', 'quanto custa uma licença do Revit', 'price'],
  ['es', 'precio de Level Guard', undefined],
  ['es', '¿cuánto cuesta una licencia de Archicad?', 'price'],
  ['en', 'who is the CEO of Arcada', 'person'],
  ['en', 'who is the information lead of Arcada', undefined],
  ['en', 'who teaches the families course', undefined],
  ['pt-BR', 'quem dá o curso de famílias', undefined],
  ['es', '¿quién es el director financiero?', 'person'],
  ['en', 'who is the director of Autodesk', 'person'],
  ['pt-BR', 'quem é o diretor da Autodesk', 'person'],
  ['es', '¿quién es el director general de Autodesk?', 'person'],
  ['en', 'how many plans are there in Chile', 'quantity'],
  ['es', '¿cuántos planes hay en Chile?', 'quantity'],
  ['pt-BR', 'quantos planos há no Chile', 'quantity'],
  ['en', 'how many offices are there in Chile', undefined],
  ['en', 'do you have a course on Revit families', undefined],
  ['en', 'do you have a course on Archicad', 'offer'],
  ['pt-BR', 'vocês têm curso de Archicad?', 'offer'],
  ['es', '¿tenéis curso de Archicad?', 'offer'],
  ['en', 'does Level Guard find elements in Revit', undefined],
  ['en', 'does Level Guard find elements in Archicad', 'names'],
  ['pt-BR', 'o Level Guard encontra elementos no Archicad?', 'names'],
  ['es', '¿Level Guard encuentra elementos en Archicad?', 'names'],
  ['en', 'Does Navisworks 2026 open Revit 2027 files?', 'version'],
  ['en', 'Does Navisworks 2024 open Revit 2027 files?', 'version'],
  ['en', 'Does Navisworks 2024 open Revit 2023 files?', undefined],
  ['en', 'Can Navisworks open Revit 2027 files?', 'version'],
  ['en', 'Can Navisworks open Revit files?', undefined],
  ['en', 'How do I open Revit 2027 models in Navisworks?', undefined],
  ['en', 'Does Revit 2027 open models of Revit 2022?', undefined],
  ['en', 'Does Level Guard work with Revit 2024?', undefined],
  ['en', 'Does Level Guard work with Revit 2027?', undefined],
  ['en', 'Can Archicad 28 open Revit models?', 'version'],
  ['en', 'Does Solibri 10 open Archicad 28 models?', 'version'],
  ['en', 'Does Solibri 9 open Archicad 27 models?', undefined],
  ['en', 'Does Solibri 9 open Archicad models?', undefined],
  ['en', 'How do I open Archicad 28 models in Solibri?', undefined],
  ['en', 'Does Navisworks open 28 models of Revit?', undefined],
  ['pt-BR', 'O Archicad 28 abre modelos do Revit?', 'version'],
  ['es', '¿Archicad 28 abre modelos de Revit?', 'version'],
  ['pt-BR', 'O Navisworks 2026 abre arquivos do Revit 2027?', 'version'],
  ['pt-BR', 'Como abro no Navisworks um modelo do Revit 2027?', undefined],
  ['pt-BR', 'O Level Guard funciona no Revit 2027?', undefined],
  ['es', '¿Navisworks 2026 abre archivos de Revit 2027?', 'version'],
  ['es', '¿Cómo abro en Navisworks un modelo de Revit 2027?', undefined],
  ['es', '¿Level Guard funciona con Revit 2027?', undefined],
  ['en', 'quote clause 5.1 of ISO 19650-5', 'verbatim'],
  ['en', 'what insurance does ISO 19650-5 require', 'matter'],
  ['en', 'what security does ISO 19650-5 require', undefined],
  ['en', 'what is ISO 19650-7 about', 'code'],
  ['es', '¿qué emisiones tiene un hormigón HA-30?', 'code'],
  ['es', '¿qué emisiones tiene el hormigón?', undefined],
  ['en', 'which BIM plan does Chile have', undefined],
  ['en', 'from what amount does the plan of Chile hold', 'quantity'],
  ['en', 'What live load should I assume for an office floor?', 'joint'],
  ['en', 'what is the peak load of an office floor', undefined],
  ['pt-BR', 'qual a carga viva de um escritório', 'joint'],
  ['es', '¿Qué sobrecarga de uso supongo para una oficina?', 'joint'],
  ['es', '¿qué es el momento flector de la viga?', undefined],
  ['pt-BR', 'que decreto obriga o BIM em Portugal', 'nation'],
  ['pt-BR', 'o treinamento é em português?', undefined],
])('%s: "%s" is ruled out by %s', (language, question, reason) => {
  expect(ruledOut(retriever.find(question, language))).toBe(reason);
});

test('which of two things is asked for, or how they differ, needs no source that names both', () => {
  const apart = (question: string) => ruledOut(retriever.find(question, 'en'));
  expect(apart('Is Archicad made by Autodesk?')).toBe('names');
  expect(apart('What is the difference between Archicad and Autodesk?')).toBeUndefined();
  expect(apart('Archicad or Autodesk for models?')).toBeUndefined();
});
