import type { CourseSeed } from '../../course-seed.ts';
import { noraWhitfield } from '../instructors.ts';
import { say } from '../words.ts';
import { familyChapters } from './chapters.ts';

export const revitFamiliesAndInformation: CourseSeed = {
  id: 'revit-families-and-information',
  category: 'revit-training',
  priceCents: 18900,
  level: 'Advanced',
  softwareVersion: 'Revit 2026',
  publishedOn: '2026-02-17',
  updatedOn: '2026-11-24',
  related: ['revit-models-that-coordinate', 'ifc-checks-with-python'],
  instructor: noraWhitfield,
  reviews: [
    {
      authorName: 'Hannah Cole',
      rating: 5,
      on: '2026-09-14',
      text: say(
        'The table with one row for each parameter replaced our library’s 60-page manual.',
        'A tabela com uma linha por parâmetro substituiu o manual de 60 páginas da nossa biblioteca.',
        'La tabla con una fila por parámetro sustituyó el manual de 60 páginas de nuestra biblioteca.',
      ),
    },
    {
      authorName: 'Renato Vidal',
      rating: 4,
      on: '2026-06-10',
      text: say(
        'Dense and useful. One has to repeat the part on GUIDs.',
        'Denso e útil. A parte sobre GUIDs pede uma segunda leitura.',
        'Denso y útil. La parte sobre GUID hay que repetirla.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'Revit Families with the Information That Was Asked For',
      description:
        'Decide what a family must know, give it shared parameters that survive, and bring them to schedules and IFC.',
      body: [
        'Families grow by accident: somebody needed a screw, somebody else a colour, and the fire rating is in the description. This course goes the other way: first the question, then the parameter, then the geometry.',
        'You will see a door grow along its purposes, write one table for all its parameters, and find what goes wrong between the shared parameter file, the schedule and the export. In the final task you check a schedule of 32 doors before the permit.',
      ],
      outcomes: [
        'Derive a family’s parameters from purposes and milestones',
        'Choose between type and instance, shared and project parameter, and give reasons',
        'Keep one shared parameter file for an office, with its GUIDs',
        'Map parameters to IFC property sets and check the result',
      ],
      audience: [
        'Those who build or buy content for an office',
        'BIM coordinators who answer for schedules and exports',
      ],
      requirements: ['Revit 2024 or newer', 'You have built a simple family before'],
    },
    'pt-BR': {
      title: 'Famílias de Revit com a informação pedida',
      description:
        'Decida o que uma família precisa saber, dê a ela parâmetros compartilhados que durem e leve-os a tabelas e ao IFC.',
      body: [
        'Famílias crescem por acaso: alguém precisou de um parafuso, outro de uma cor, e a resistência ao fogo está na descrição. Este curso vai no sentido contrário: primeiro a pergunta, depois o parâmetro, depois a geometria.',
        'Você verá uma porta crescer segundo as finalidades, escreverá uma tabela para todos os parâmetros e achará o que dá errado entre o arquivo de parâmetros compartilhados, a tabela e a exportação. Na tarefa final, você confere uma tabela de 32 portas antes da aprovação.',
      ],
      outcomes: [
        'Derivar os parâmetros de uma família de finalidades e marcos',
        'Escolher entre tipo e instância, compartilhado e de projeto, com motivos',
        'Manter um só arquivo de parâmetros compartilhados no escritório, com seus GUIDs',
        'Mapear parâmetros para conjuntos de propriedades do IFC e conferir o resultado',
      ],
      audience: [
        'Quem cria ou compra conteúdo para o escritório',
        'Coordenadores BIM que respondem por tabelas e exportações',
      ],
      requirements: ['Revit 2024 ou mais novo', 'Já ter criado uma família simples'],
    },
    es: {
      title: 'Familias de Revit con la información que se pidió',
      description:
        'Decide qué debe saber una familia, dale parámetros compartidos que duren y llévalos a tablas y a IFC.',
      body: [
        'Las familias crecen por casualidad: alguien necesitó un tornillo, otro un color, y la resistencia al fuego está en la descripción. Este curso va al revés: primero la pregunta, luego el parámetro, luego la geometría.',
        'Verás crecer una puerta según sus propósitos, escribirás una tabla para todos sus parámetros y encontrarás qué falla entre el archivo de parámetros compartidos, la tabla y la exportación. En la tarea final compruebas una tabla de 32 puertas antes del permiso.',
      ],
      outcomes: [
        'Derivar los parámetros de una familia de propósitos e hitos',
        'Elegir entre tipo e instancia, compartido y de proyecto, con motivos',
        'Mantener un solo archivo de parámetros compartidos en el estudio, con sus GUID',
        'Asignar parámetros a conjuntos de propiedades de IFC y comprobar el resultado',
      ],
      audience: [
        'Quienes crean o compran contenido para un estudio',
        'Coordinadores BIM que responden de tablas y exportaciones',
      ],
      requirements: ['Revit 2024 o posterior', 'Haber creado antes una familia sencilla'],
    },
  },
  chapters: familyChapters,
};
