import type { CourseSeed } from '../../course-seed.ts';
import { helenaPrado } from '../instructors.ts';
import { say } from '../words.ts';
import { isoChapters } from './chapters.ts';

export const iso19650InPractice: CourseSeed = {
  id: 'iso-19650-in-practice',
  category: 'bim-management',
  priceCents: 14900,
  level: 'Bestseller',
  featuredPlace: 1,
  softwareVersion: 'ISO 19650-1/-2:2018',
  publishedOn: '2025-09-16',
  updatedOn: '2026-11-30',
  related: ['responsibility-and-delivery-plans', 'clash-detection-that-closes'],
  instructor: helenaPrado,
  reviews: [
    {
      authorName: 'Marta Lins',
      rating: 5,
      on: '2026-09-22',
      text: say(
        'The naming exercise settled a discussion that our office had had for a year.',
        'O exercício de nomenclatura encerrou uma discussão que o escritório tinha havia um ano.',
        'El ejercicio de nombres zanjó una discusión que el estudio arrastraba desde hacía un año.',
      ),
    },
    {
      authorName: 'Iván Orozco',
      rating: 4,
      on: '2026-08-03',
      text: say(
        'Short and exact. I would have liked a second example of a civil-engineering project.',
        'Curto e exato. Eu gostaria de um segundo exemplo, de uma obra de infraestrutura.',
        'Breve y exacto. Me habría gustado un segundo ejemplo, de obra civil.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'ISO 19650 in Practice',
      description:
        'From the client’s question to a published container: names, states, revisions and the plan behind them.',
      body: [
        'ISO 19650 is often taught as a list of abbreviations. This course follows what moves through them: one information container, from the question that it answers to the day on which the site may build from it.',
        'You will see the four states drawn, name files by a convention, put the steps of a release in order, and leave with a checklist and a table of fields that you can take to your next project. In the final task you audit the register of a project that you have just taken over; the clips are silent by design, with captions and a transcript.',
      ],
      outcomes: [
        'Explain the chain from OIR to MIDP with one example of your own project',
        'Write a naming convention, and test it before the tender',
        'Choose the status of a container by what others may use it for',
        'Audit the register of a CDE and say what to correct, with whom',
        'Tell a pre-appointment BEP from the delivery team’s BEP, and know what belongs in each',
      ],
      audience: [
        'BIM coordinators and information managers',
        'Architects and engineers who share models and drawings',
        'Clients who have to write or to check requirements',
      ],
      requirements: ['A spreadsheet program for the final task', 'A project of your own to try things on helps'],
    },
    'pt-BR': {
      title: 'ISO 19650 na prática',
      description: 'Da pergunta do cliente ao contêiner publicado: nomes, estados, revisões e o plano por trás deles.',
      body: [
        'A ISO 19650 costuma ser ensinada como uma lista de siglas. Este curso acompanha o que passa por elas: um contêiner de informação, da pergunta a que responde até o dia em que a obra pode construir com ele.',
        'Você verá os quatro estados desenhados, dará nomes a arquivos segundo uma convenção, colocará em ordem os passos de uma emissão e sairá com uma lista de verificação e uma tabela de campos para levar ao próximo projeto. Na tarefa final, você audita o registro de um projeto que acabou de assumir; os clipes são mudos de propósito, com legendas e transcrição.',
      ],
      outcomes: [
        'Explicar a cadeia do OIR ao MIDP com um exemplo do seu projeto',
        'Escrever uma convenção de nomes e testá-la antes da concorrência',
        'Escolher o status de um contêiner pelo uso que os outros podem fazer dele',
        'Auditar o registro de um CDE e dizer o que corrigir, e com quem',
        'Distinguir o BEP de proposta do BEP da equipe de entrega e saber o que entra em cada um',
      ],
      audience: [
        'Coordenadores BIM e gestores da informação',
        'Arquitetos e engenheiros que compartilham modelos e pranchas',
        'Clientes que precisam escrever ou conferir requisitos',
      ],
      requirements: ['Um programa de planilhas para a tarefa final', 'De preferência, um projeto seu para praticar'],
    },
    es: {
      title: 'ISO 19650 en la práctica',
      description:
        'De la pregunta del cliente al contenedor publicado: nombres, estados, revisiones y el plan que los sostiene.',
      body: [
        'ISO 19650 suele enseñarse como una lista de siglas. Este curso sigue lo que circula por ellas: un contenedor de información, desde la pregunta a la que responde hasta el día en que la obra puede construir con él.',
        'Verás dibujados los cuatro estados, nombrarás archivos según una convención, ordenarás los pasos de una emisión y te llevarás una lista de comprobación y una tabla de campos para tu próximo proyecto. En la tarea final auditas el registro de un proyecto que acabas de asumir; los clips son mudos a propósito, con subtítulos y transcripción.',
      ],
      outcomes: [
        'Explicar la cadena de OIR a MIDP con un ejemplo de tu propio proyecto',
        'Escribir una convención de nombres y probarla antes de la licitación',
        'Elegir el estado de un contenedor según el uso que otros pueden darle',
        'Auditar el registro de un CDE y decir qué corregir, y con quién',
        'Distinguir el BEP de oferta del BEP del equipo de entrega y saber qué va en cada uno',
      ],
      audience: [
        'Coordinadores BIM y gestores de la información',
        'Arquitectos e ingenieros que comparten modelos y planos',
        'Clientes que tienen que escribir o revisar requisitos',
      ],
      requirements: ['Una hoja de cálculo para la tarea final', 'Ayuda tener un proyecto propio con el que practicar'],
    },
  },
  chapters: isoChapters,
};
