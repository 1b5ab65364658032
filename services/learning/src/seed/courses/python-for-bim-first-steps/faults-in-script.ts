import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const faultsInScript: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'A colleague’s script should read a schedule with semicolons, whatever program saved it, and list the doors that are narrower than 800 mm. Mark the lines that are wrong.',
    'O script de um colega deveria ler uma tabela com ponto e vírgula, salva por qualquer programa, e listar as portas com menos de 800 mm. Marque as linhas erradas.',
    'El script de un colega debería leer una tabla con punto y coma, guardada por cualquier programa, y listar las puertas de menos de 800 mm. Marca las líneas erróneas.',
  ),
  columns: [
    say('Line', 'Linha', 'Línea'),
    same('Python'),
    say('What it is meant to do', 'O que deveria fazer', 'Qué debería hacer'),
  ],
  rows: [
    {
      id: 'import',
      cells: [same('1'), same('import csv'), say('Use the module csv', 'Usar o módulo csv', 'Usar el módulo csv')],
      why: say(
        'It comes with Python; nothing is to be installed.',
        'Vem com o Python; não há nada a instalar.',
        'Viene con Python; no hay que instalar nada.',
      ),
    },
    {
      id: 'open',
      cells: [
        same('2'),
        same('with open("doors-may.csv", "w", encoding="utf-8-sig", newline="") as file:'),
        say('Open the schedule', 'Abrir a tabela', 'Abrir la tabla'),
      ],
      fault: say(
        '"w" opens it for writing and empties it at once. To read, leave the mode out.',
        '"w" abre para gravar e esvazia o arquivo na hora. Para ler, deixe o modo de fora.',
        '"w" abre para escribir y vacía el archivo en el acto. Para leer, no pongas modo.',
      ),
    },
    {
      id: 'reader',
      cells: [
        same('3'),
        same('    doors = list(csv.DictReader(file, delimiter=";"))'),
        say('Read all rows', 'Ler todas as linhas', 'Leer todas las filas'),
      ],
      why: say(
        'list() reads to the end while the file is still open.',
        'list() lê até o fim enquanto o arquivo ainda está aberto.',
        'list() lee hasta el final mientras el archivo sigue abierto.',
      ),
    },
    {
      id: 'list',
      cells: [
        same('4'),
        same('narrow = []'),
        say('Begin with an empty list', 'Começar com lista vazia', 'Empezar con una lista vacía'),
      ],
      why: say(
        'Before the loop, so that it is made only once.',
        'Antes do laço, para ser criada uma única vez.',
        'Antes del bucle, para que se cree una sola vez.',
      ),
    },
    {
      id: 'loop',
      cells: [
        same('5'),
        same('for door in doors:'),
        say('Take door by door', 'Pegar porta por porta', 'Tomar puerta por puerta'),
      ],
      why: say(
        'The colon opens the body of the loop.',
        'Os dois-pontos abrem o corpo do laço.',
        'Los dos puntos abren el cuerpo del bucle.',
      ),
    },
    {
      id: 'compare',
      cells: [
        same('6'),
        same('    if door["Width"] < "800":'),
        say('Compare the width', 'Comparar a largura', 'Comparar la anchura'),
      ],
      fault: say(
        'Two texts are compared sign by sign: "1000" counts as less than "800". It has to be int(door["Width"]) < 800.',
        'São dois textos, comparados sinal por sinal: "1000" fica menor que "800". O certo é int(door["Width"]) < 800.',
        'Son dos textos, comparados signo a signo: "1000" queda por debajo de "800". Debe ser int(door["Width"]) < 800.',
      ),
    },
    {
      id: 'append',
      cells: [
        same('7'),
        same('        narrow.append(door["Mark"])'),
        say('Note its mark', 'Anotar a marca', 'Anotar su marca'),
      ],
      why: say(
        'Indented twice: it belongs to the condition.',
        'Com dois recuos: pertence à condição.',
        'Con doble sangría: pertenece a la condición.',
      ),
    },
    {
      id: 'print',
      cells: [
        same('8'),
        same('    print(len(narrow), "narrow doors")'),
        say('Print the total once', 'Imprimir o total uma vez', 'Imprimir el total una vez'),
      ],
      fault: say(
        'Indented like the body of the loop, it prints once for each door.',
        'Com o recuo do corpo do laço, imprime uma vez para cada porta.',
        'Con la sangría del cuerpo del bucle, imprime una vez por puerta.',
      ),
    },
  ],
};
