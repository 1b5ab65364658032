import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.75,
  asked: 9,
  questions: [
    {
      id: 'strip',
      kind: 'single',
      text: say(
        'A cell holds one space. What is the value of not cell.strip()?',
        'Uma célula contém um espaço. Quanto vale not cell.strip()?',
        'Una celda contiene un espacio. ¿Cuánto vale not cell.strip()?',
      ),
      options: [
        { id: 'true', text: same('True'), right: true },
        { id: 'false', text: same('False') },
        { id: 'error', text: say('An error', 'Um erro', 'Un error') },
      ],
      explanation: say(
        'strip() leaves an empty text, an empty text counts as false, and not turns that round.',
        'strip() deixa um texto vazio, texto vazio conta como falso, e not inverte isso.',
        'strip() deja un texto vacío, un texto vacío cuenta como falso y not lo invierte.',
      ),
    },
    {
      id: 'indent',
      kind: 'single',
      text: say(
        'print(missing) stands with the same indentation as the body of the loop. What happens?',
        'print(missing) está com o mesmo recuo do corpo do laço. O que acontece?',
        'print(missing) tiene la misma sangría que el cuerpo del bucle. ¿Qué ocurre?',
      ),
      options: [
        {
          id: 'each',
          text: say('It prints at each turn', 'Imprime a cada volta', 'Imprime en cada vuelta'),
          right: true,
        },
        { id: 'once', text: say('It prints once, at the end', 'Imprime uma vez, no fim', 'Imprime una vez, al final') },
        { id: 'never', text: say('It never prints', 'Nunca imprime', 'No imprime nunca') },
      ],
      explanation: say(
        'Indentation decides what belongs to the loop.',
        'O recuo decide o que pertence ao laço.',
        'La sangría decide qué pertenece al bucle.',
      ),
    },
    {
      id: 'key',
      kind: 'single',
      text: say(
        'Which column is the best key to compare two issues of a door schedule?',
        'Que coluna é a melhor chave para comparar duas emissões de uma tabela de portas?',
        '¿Qué columna es la mejor clave para comparar dos emisiones de una tabla de puertas?',
      ),
      options: [
        {
          id: 'id',
          text: say(
            'A value that is unique and stays, such as the element’s GUID',
            'Um valor único que permanece, como o GUID do elemento',
            'Un valor único que permanece, como el GUID del elemento',
          ),
          right: true,
        },
        { id: 'row', text: say('The row’s number', 'O número da linha', 'El número de fila') },
        { id: 'width', text: say('The width', 'A largura', 'El ancho') },
      ],
      explanation: say(
        'Rows move with each sorting, and widths repeat. A mark works too as long as marks aren’t renumbered.',
        'Linhas mudam a cada ordenação, e larguras se repetem. A marca também serve, se ninguém renumerar.',
        'Las filas cambian al ordenar y los anchos se repiten. La marca también sirve si nadie renumera.',
      ),
    },
    {
      id: 'encoding',
      kind: 'multiple',
      text: say(
        'The first column is read as "\\ufeffMark". What helps?',
        'A primeira coluna é lida como "\\ufeffMark". O que resolve?',
        'La primera columna se lee como "\\ufeffMark". ¿Qué ayuda?',
      ),
      options: [
        { id: 'sig', text: same('encoding="utf-8-sig"'), right: true },
        {
          id: 'save',
          text: say(
            'Saving the file as UTF-8 without a byte-order mark',
            'Salvar o arquivo em UTF-8 sem BOM',
            'Guardar el archivo en UTF-8 sin BOM',
          ),
          right: true,
        },
        { id: 'delimiter', text: say('Another separator', 'Outro separador', 'Otro separador') },
      ],
      explanation: say(
        'That sign is a byte-order mark at the file’s beginning. utf-8-sig reads files with and without it.',
        'Esse sinal é um BOM no início do arquivo. utf-8-sig lê arquivos com e sem ele.',
        'Ese signo es una marca de orden de bytes al principio del archivo. utf-8-sig lee archivos con y sin ella.',
      ),
    },
    {
      id: 'exit',
      kind: 'single',
      text: say(
        'Why does the script end with sys.exit(1) when something is missing?',
        'Por que o script termina com sys.exit(1) quando falta algo?',
        '¿Por qué el script termina con sys.exit(1) cuando falta algo?',
      ),
      options: [
        {
          id: 'task',
          text: say(
            'So that a scheduled task can stop on it',
            'Para que uma tarefa agendada possa parar nisso',
            'Para que una tarea programada pueda detenerse',
          ),
          right: true,
        },
        { id: 'memory', text: say('To free memory', 'Para liberar memória', 'Para liberar memoria') },
        { id: 'fix', text: say('To mend the schedule', 'Para corrigir a tabela', 'Para corregir la tabla') },
      ],
      explanation: say(
        'Zero means all is well, anything else means attention. A printed sentence can’t be read by a task.',
        'Zero quer dizer tudo bem; qualquer outro valor, atenção. Uma frase impressa a tarefa não lê.',
        'Cero significa que todo va bien; cualquier otro valor, atención. Una tarea no lee frases impresas.',
      ),
    },
    ...moreQuestions,
  ],
};
