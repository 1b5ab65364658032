import type { CourseSeed } from '../../course-seed.ts';
import { noraWhitfield } from '../instructors.ts';
import { say } from '../words.ts';
import { revitChapters } from './chapters.ts';

export const revitModelsThatCoordinate: CourseSeed = {
  id: 'revit-models-that-coordinate',
  category: 'revit-training',
  priceCents: 12900,
  level: 'Bestseller',
  softwareVersion: 'Revit 2026',
  publishedOn: '2025-10-14',
  updatedOn: '2026-11-24',
  related: ['revit-families-and-information', 'clash-detection-that-closes'],
  instructor: noraWhitfield,
  reviews: [
    {
      authorName: 'Lucía Ferrer',
      rating: 5,
      on: '2026-09-08',
      text: say(
        'Finally somebody explains the three points by what goes wrong with each of them.',
        'Finalmente alguém explica os três pontos pelo que dá errado com cada um.',
        'Por fin alguien explica los tres puntos por lo que sale mal con cada uno.',
      ),
    },
    {
      authorName: 'Paulo Nogueira',
      rating: 4,
      on: '2026-05-30',
      text: say(
        'The checklist found an error of 120 mm in our template. Good for a whole year of trouble saved.',
        'A lista achou um erro de 120 mm no nosso template. Isso poupou um ano de problemas.',
        'La lista encontró un error de 120 mm en nuestra plantilla. Nos ahorró un año de problemas.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'Revit Models That Coordinate',
      description:
        'Coordinates, levels and grids set up once, monitored, and checked in fifteen minutes before each share.',
      body: [
        'Most coordination problems are made in the first hour of a model: at an origin that no one wrote down, a level that was drawn by hand, a link placed by eye. This course sets up that hour.',
        'You will see why three models land apart, choose and share one point, and put together a check that takes a quarter of an hour before each release. In the final task you read the log of six weeks. The clips are silent by design, with captions and a transcript.',
      ],
      outcomes: [
        'Explain internal origin, project base point and survey point, and say which one to share',
        'Compute a point from the grid to the world and back, and judge what a difference means',
        'Publish and acquire coordinates without moving a model by hand',
        'Copy and monitor levels and grids, and answer a coordination review',
        'Check a model in fifteen minutes before it is shared',
      ],
      audience: ['Modellers in architecture, structure and services', 'BIM coordinators who receive models'],
      requirements: [
        'Revit 2024 or newer, and a spreadsheet program',
        'Walls, levels and views at the level of daily work',
      ],
    },
    'pt-BR': {
      title: 'Modelos de Revit que se coordenam',
      description:
        'Coordenadas, níveis e eixos definidos uma vez, monitorados e conferidos em quinze minutos antes de compartilhar.',
      body: [
        'A maioria dos problemas de coordenação nasce na primeira hora do modelo: em uma origem que ninguém anotou, em um nível desenhado à mão, em um vínculo posto no olho. Este curso organiza essa hora.',
        'Você verá por que três modelos caem em lugares diferentes, escolherá e compartilhará um ponto e montará uma conferência de um quarto de hora para antes de cada emissão. Na tarefa final, você lê o log de seis semanas. Os clipes são mudos de propósito, com legendas e transcrição.',
      ],
      outcomes: [
        'Explicar origem interna, ponto base do projeto e ponto de pesquisa, e dizer qual compartilhar',
        'Calcular um ponto da malha para o mundo e de volta e julgar o que uma diferença significa',
        'Publicar e adquirir coordenadas sem mover modelos à mão',
        'Copiar e monitorar níveis e eixos e responder a uma revisão de coordenação',
        'Conferir um modelo em quinze minutos antes de compartilhá-lo',
      ],
      audience: ['Modeladores de arquitetura, estrutura e instalações', 'Coordenadores BIM que recebem modelos'],
      requirements: [
        'Revit 2024 ou mais novo e um programa de planilhas',
        'Paredes, níveis e vistas no nível do trabalho diário',
      ],
    },
    es: {
      title: 'Modelos de Revit que se coordinan',
      description:
        'Coordenadas, niveles y ejes fijados una vez, supervisados y comprobados en quince minutos antes de compartir.',
      body: [
        'La mayoría de los problemas de coordinación nacen en la primera hora del modelo: en un origen que nadie anotó, en un nivel dibujado a mano, en un vínculo colocado a ojo. Este curso ordena esa hora.',
        'Verás por qué tres modelos caen en sitios distintos, elegirás y compartirás un punto y prepararás una comprobación de un cuarto de hora para antes de cada emisión. En la tarea final lees el registro de seis semanas. Los clips son mudos a propósito, con subtítulos y transcripción.',
      ],
      outcomes: [
        'Explicar origen interno, punto base del proyecto y punto de reconocimiento, y decir cuál se comparte',
        'Calcular un punto de la retícula al mundo y de vuelta, y juzgar qué significa una diferencia',
        'Publicar y adquirir coordenadas sin mover modelos a mano',
        'Copiar y supervisar niveles y ejes y responder a una revisión de coordinación',
        'Comprobar un modelo en quince minutos antes de compartirlo',
      ],
      audience: ['Modeladores de arquitectura, estructura e instalaciones', 'Coordinadores BIM que reciben modelos'],
      requirements: [
        'Revit 2024 o posterior y una hoja de cálculo',
        'Muros, niveles y vistas al nivel del trabajo diario',
      ],
    },
  },
  chapters: revitChapters,
};
