import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

const letters = (...cells: string[]) => cells.map((cell) => same(cell));

export const faultsInMatrix: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'R does the work, A answers for it, C is asked, I is told. Mark each row that must not be signed.',
    'R executa, A responde, C é consultado, I é informado. Marque cada linha que não deve ser assinada.',
    'R ejecuta, A responde, C es consultado, I es informado. Marca cada fila que no debe firmarse.',
  ),
  columns: [
    say('Task', 'Tarefa', 'Tarea'),
    say('Client', 'Cliente', 'Cliente'),
    say('Architect', 'Arquitetura', 'Arquitectura'),
    say('Structure', 'Estruturas', 'Estructuras'),
    say('Services', 'Instalações', 'Instalaciones'),
    say('Contractor', 'Construtora', 'Constructora'),
  ],
  rows: [
    {
      id: 'coordinates',
      cells: [
        say('Set the project’s coordinates', 'Definir as coordenadas do projeto', 'Fijar las coordenadas del proyecto'),
        ...letters('I', 'A / R', 'C', 'C', 'I'),
      ],
      why: say(
        'One party answers and does the work; that is allowed.',
        'Uma parte responde e executa; isso é permitido.',
        'Una parte responde y ejecuta; eso está permitido.',
      ),
    },
    {
      id: 'federation',
      cells: [
        say('Federate the models each week', 'Federar os modelos toda semana', 'Federar los modelos cada semana'),
        ...letters('–', 'A', 'A', 'R', 'I'),
      ],
      fault: say(
        'Two accountable parties. When the federation is late, each of them looks at the other.',
        'Duas partes respondem. Quando a federação atrasa, uma olha para a outra.',
        'Dos partes responden. Cuando la federación se retrasa, cada una mira a la otra.',
      ),
    },
    {
      id: 'openings',
      cells: [
        say('Coordinate openings in walls', 'Compatibilizar aberturas em paredes', 'Coordinar huecos en muros'),
        ...letters('–', 'C', 'R', 'A / R', 'I'),
      ],
      why: say(
        'Two parties may do the work as long as one answers for it.',
        'Duas partes podem executar, desde que uma responda.',
        'Dos partes pueden ejecutar siempre que una responda.',
      ),
    },
    {
      id: 'asset-data',
      cells: [
        say(
          'Collect asset data for handover',
          'Reunir dados dos ativos para a entrega',
          'Reunir datos de activos para la entrega',
        ),
        ...letters('I', 'C', 'C', 'R', 'R'),
      ],
      fault: say(
        'No one is accountable. Two do the work, and no one answers for the whole.',
        'Ninguém responde. Duas executam, e ninguém responde pelo conjunto.',
        'Nadie responde. Dos ejecutan y nadie responde del conjunto.',
      ),
    },
    {
      id: 'authorise',
      cells: [
        say(
          'Accept the published containers',
          'Aceitar os contêineres publicados',
          'Aceptar los contenedores publicados',
        ),
        ...letters('A / R', 'C', 'I', 'I', 'I'),
      ],
      why: say(
        'Acceptance is the client’s: no one can give it in their place.',
        'O aceite é do cliente: ninguém o dá em seu lugar.',
        'La aceptación es del cliente: nadie la da en su lugar.',
      ),
    },
    {
      id: 'quality',
      cells: [
        say('Check the models’ quality', 'Conferir a qualidade dos modelos', 'Comprobar la calidad de los modelos'),
        ...letters('–', 'A', '–', '–', '–'),
      ],
      fault: say(
        'No R: somebody answers, no one does it. And each team should check its own models.',
        'Sem R: alguém responde, ninguém faz. E cada equipe deveria conferir os próprios modelos.',
        'Sin R: alguien responde, nadie lo hace. Y cada equipo debería comprobar sus propios modelos.',
      ),
    },
    {
      id: 'midp',
      cells: [say('Keep the MIDP', 'Manter o MIDP', 'Mantener el MIDP'), ...letters('I', 'A / R', 'C', 'C', 'C')],
      why: say(
        'The lead party, here the architect, keeps it; the others deliver their TIDPs.',
        'A parte principal, aqui a arquitetura, mantém; as outras entregam seus TIDPs.',
        'La parte principal, aquí arquitectura, lo mantiene; las demás entregan sus TIDP.',
      ),
    },
    {
      id: 'clashes',
      cells: [say('Manage BIM', 'Gerenciar o BIM', 'Gestionar el BIM'), ...letters('C', 'A / R', 'R', 'R', 'R')],
      fault: say(
        'Letters in order, task without content. When would it be done, and how would one notice?',
        'Letras em ordem, tarefa sem conteúdo. Quando estaria pronta, e como se notaria?',
        'Letras en orden, tarea sin contenido. ¿Cuándo estaría hecha y cómo se notaría?',
      ),
    },
  ],
};
