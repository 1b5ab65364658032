import type { CourseSeed } from '../../course-seed.ts';
import { noraWhitfield } from '../instructors.ts';
import { say } from '../words.ts';
import { pythonChapters } from './chapters.ts';

export const pythonForBimFirstSteps: CourseSeed = {
  id: 'python-for-bim-first-steps',
  category: 'python-for-bim',
  priceCents: 7900,
  level: 'New',
  featuredPlace: 3,
  softwareVersion: 'Python 3.13',
  publishedOn: '2026-06-02',
  updatedOn: '2026-11-28',
  related: ['ifc-checks-with-python', 'revit-models-that-coordinate'],
  instructor: noraWhitfield,
  reviews: [
    {
      authorName: 'Beatriz Aguiar',
      rating: 5,
      on: '2026-10-11',
      text: say(
        'On the second evening I checked our real door schedule. That had never happened to me with a programming course.',
        'Na segunda noite eu já conferia a nossa tabela de portas real. Isso nunca tinha me acontecido em um curso de programação.',
        'La segunda tarde ya revisaba nuestra tabla de puertas real. Nunca me había pasado con un curso de programación.',
      ),
    },
    {
      authorName: 'Owen Marsh',
      rating: 4,
      on: '2026-08-19',
      text: say(
        'Plain scripts that run as they are. More exercises, please.',
        'Scripts simples, que rodam como estão. Mais exercícios, por favor.',
        'Scripts sencillos que funcionan tal cual. Más ejercicios, por favor.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'Python for BIM: First Steps with Schedules',
      description: 'Read an exported schedule, find what is missing, and write a report that a colleague can use.',
      body: [
        'You don’t need to become a programmer to stop reading 800 rows by eye. You need a loop, a condition, and the habit of writing down what the script found.',
        'Each lesson works with files that you can download and run: door schedules with faults on purpose, a script of twenty lines, one that compares two issues and one that writes a report. Nothing is installed but Python; one lesson shows the same loop inside of Revit. At the end you write a script of your own for two schedules of 240 doors, and enter what it finds.',
      ],
      outcomes: [
        'Read a schedule that Revit exported, whatever its separator and encoding',
        'Find empty, doubled and changed values',
        'Sum up by level, and write a report that opens in Excel',
        'Keep rules readable, and let a scheduled task run them',
        'Know the same loop in pyRevit and Dynamo when you see it',
      ],
      audience: [
        'Architects, engineers and technicians without programming',
        'BIM coordinators who check schedules by eye',
      ],
      requirements: ['Python 3.9 or newer; no packages', 'A schedule of your own as CSV, if you have one'],
    },
    'pt-BR': {
      title: 'Python para BIM: primeiros passos com tabelas',
      description: 'Leia uma tabela exportada, ache o que falta e escreva um relatório que um colega consiga usar.',
      body: [
        'Você não precisa virar programador para parar de ler 800 linhas a olho. Precisa de um laço, de uma condição e do hábito de anotar o que o script achou.',
        'Cada aula usa arquivos que você pode baixar e rodar: tabelas de portas com falhas de propósito, um script de vinte linhas, um que compara duas emissões e um que grava um relatório. Nada se instala além do Python; uma aula mostra o mesmo laço dentro do Revit. No fim você escreve o seu próprio script para duas tabelas de 240 portas e informa o que ele acha.',
      ],
      outcomes: [
        'Ler uma tabela exportada do Revit, qualquer que seja o separador e a codificação',
        'Achar valores vazios, repetidos e alterados',
        'Somar por nível e gravar um relatório que abre no Excel',
        'Manter as regras legíveis e deixar que uma tarefa agendada as rode',
        'Reconhecer o mesmo laço no pyRevit e no Dynamo',
      ],
      audience: [
        'Arquitetos, engenheiros e técnicos que não programam',
        'Coordenadores BIM que conferem tabelas a olho',
      ],
      requirements: ['Python 3.9 ou mais novo; nenhum pacote', 'Uma tabela sua em CSV, se tiver'],
    },
    es: {
      title: 'Python para BIM: primeros pasos con tablas',
      description: 'Lee una tabla exportada, encuentra lo que falta y escribe un informe que un colega pueda usar.',
      body: [
        'No hace falta ser programador para dejar de leer 800 filas a ojo. Hacen falta un bucle, una condición y la costumbre de anotar lo que el script encontró.',
        'Cada lección usa archivos que puedes descargar y ejecutar: tablas de puertas con fallos a propósito, un script de veinte líneas, uno que compara dos emisiones y otro que escribe un informe. Solo se instala Python; una lección muestra el mismo bucle dentro de Revit. Al final escribes tu propio script para dos tablas de 240 puertas y pones lo que encuentra.',
      ],
      outcomes: [
        'Leer una tabla exportada de Revit, sea cual sea su separador y su codificación',
        'Encontrar valores vacíos, repetidos y cambiados',
        'Sumar por nivel y escribir un informe que se abre en Excel',
        'Mantener legibles las reglas y dejar que las ejecute una tarea programada',
        'Reconocer el mismo bucle en pyRevit y Dynamo',
      ],
      audience: ['Arquitectos, ingenieros y técnicos que no programan', 'Coordinadores BIM que revisan tablas a ojo'],
      requirements: ['Python 3.9 o posterior; ningún paquete', 'Una tabla tuya en CSV, si la tienes'],
    },
  },
  chapters: pythonChapters,
};
