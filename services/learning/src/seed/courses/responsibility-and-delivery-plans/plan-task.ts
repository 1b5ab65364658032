import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are worked out again from the plan and the calendar by a test. */
export const planTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. The delivery plan of project HSP and its calendar of gates are waiting for your signature. Open both, check them as in the lesson before, and enter what you find. Working days are Monday to Friday, without holidays; the latest date of a gate lies the agreed working days before it. Give containers by their whole name.',
    'Tarefa final. O plano de entrega do projeto HSP e o calendário de marcos esperam a sua assinatura. Abra os dois, confira-os como na aula anterior e informe o que encontrar. Dias úteis são de segunda a sexta, sem feriados; a data limite de um marco fica antes dele os dias úteis combinados. Escreva o nome inteiro dos contêineres.',
    'Tarea final. El plan de entrega del proyecto HSP y su calendario de hitos esperan tu firma. Abre ambos, compruébalos como en la lección anterior y escribe lo que encuentres. Los días laborables van de lunes a viernes, sin festivos; la fecha límite de un hito queda tantos días laborables antes de él como se acordaron. Da los contenedores con su nombre completo.',
  ),
  items: [
    {
      id: 'owners',
      text: say(
        'How many lines have no owner?',
        'Quantas linhas estão sem responsável?',
        '¿Cuántas líneas no tienen responsable?',
      ),
      answer: '2',
      explanation: say(
        '0303 and 0306, both of the services engineer, who will hear of it from you.',
        'O 0303 e o 0306, os dois de instalações, que vão saber disso por você.',
        '0303 y 0306, los dos de instalaciones, que se enterarán por ti.',
      ),
    },
    {
      id: 'gate',
      text: say(
        'Which gate is named in the plan but not in the calendar?',
        'Que marco aparece no plano, mas não no calendário?',
        '¿Qué hito figura en el plan y no en el calendario?',
      ),
      answer: 'G6',
      explanation: say(
        'The list of defects names G6. A container without a gate has no decision behind it, until somebody says which.',
        'A lista de pendências cita o G6. Um contêiner sem marco não tem decisão por trás, até que alguém diga qual.',
        'La lista de defectos nombra G6. Un contenedor sin hito no tiene detrás ninguna decisión, hasta que alguien diga cuál.',
      ),
    },
    {
      id: 'after',
      text: say(
        'Which container is due after its own gate?',
        'Que contêiner tem data posterior ao próprio marco?',
        '¿Qué contenedor vence después de su propio hito?',
      ),
      answer: 'HSP-EST-B1-XX-RP-S-0007',
      explanation: say(
        'Due on 5 June, its gate is on 29 May. Ask first which decision needs it: perhaps the gate is the wrong one.',
        'Previsto para 5 de junho, com marco em 29 de maio. Pergunte antes que decisão precisa dele: talvez o marco é que esteja errado.',
        'Vence el 5 de junio y su hito es el 29 de mayo. Pregunta antes qué decisión lo necesita: quizá el hito es el erróneo.',
      ),
    },
    {
      id: 'room',
      text: say(
        'How many containers of G4 are due after its latest date?',
        'Quantos contêineres do G4 estão previstos para depois da data limite?',
        '¿Cuántos contenedores de G4 vencen después de su fecha límite?',
      ),
      answer: '3',
      explanation: say(
        'Fifteen working days before 31 August is 10 August. 0034, 0020 and 0306 come later, though before the gate.',
        'Quinze dias úteis antes de 31 de agosto é 10 de agosto. O 0034, o 0020 e o 0306 vêm depois, embora antes do marco.',
        'Quince días laborables antes del 31 de agosto es el 10 de agosto. 0034, 0020 y 0306 llegan después, aunque antes del hito.',
      ),
    },
    {
      id: 'twice',
      text: say(
        'Which container is planned twice?',
        'Que contêiner está planejado duas vezes?',
        '¿Qué contenedor está planificado dos veces?',
      ),
      answer: 'HSP-INS-B1-00-DR-M-0301',
      explanation: say(
        'Once for 7 August and once for the 10th. The team will rely on the later one, the site on the earlier.',
        'Uma vez para 7 de agosto e outra para o dia 10. A equipe vai contar com a última; a obra, com a primeira.',
        'Una vez para el 7 de agosto y otra para el 10. El equipo contará con la segunda; la obra, con la primera.',
      ),
    },
    {
      id: 'unknown',
      text: say(
        'Which container waits for one that is not in the plan?',
        'Que contêiner espera por um que não está no plano?',
        '¿Qué contenedor espera a uno que no está en el plan?',
      ),
      answer: 'HSP-INS-B2-RF-DR-M-0306',
      explanation: say(
        'It names A-0035, which no one delivers. The roof plan is A-0034.',
        'Ele cita o A-0035, que ninguém entrega. A planta de cobertura é o A-0034.',
        'Nombra el A-0035, que nadie entrega. El plano de cubierta es el A-0034.',
      ),
    },
    {
      id: 'before',
      text: say(
        'Which container is due before its predecessor?',
        'Que contêiner tem data anterior à do seu predecessor?',
        '¿Qué contenedor vence antes que su predecesor?',
      ),
      answer: 'HSP-INS-B1-02-SH-M-0012',
      explanation: say(
        'The schedule is due on 3 August, the drawing that it is taken from on the 7th, and that drawing has no owner.',
        'A tabela é para 3 de agosto; o desenho de que ela é tirada, para o dia 7, e esse desenho não tem responsável.',
        'La tabla vence el 3 de agosto; el plano del que sale, el 7, y ese plano no tiene responsable.',
      ),
    },
    {
      id: 'waiting',
      text: say(
        'HSP-EST-B2-ZZ-M3-S-0002 comes late. How many containers wait for it, directly or through another?',
        'O HSP-EST-B2-ZZ-M3-S-0002 vai atrasar. Quantos contêineres esperam por ele, diretamente ou por meio de outro?',
        'HSP-EST-B2-ZZ-M3-S-0002 se retrasa. ¿Cuántos contenedores lo esperan, directamente o a través de otro?',
      ),
      answer: '4',
      explanation: say(
        'S-0222 and M-0002 wait directly; S-0219 and M-0304 wait for M-0002. Four people to be called, by you, today.',
        'O S-0222 e o M-0002 esperam diretamente; o S-0219 e o M-0304 esperam pelo M-0002. Quatro telefonemas seus, hoje.',
        'S-0222 y M-0002 lo esperan directamente; S-0219 y M-0304 esperan a M-0002. Cuatro llamadas tuyas, hoy.',
      ),
    },
  ],
};
