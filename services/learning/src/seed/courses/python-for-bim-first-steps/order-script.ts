import type { OrderStatesSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const orderScript: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'The script counts doors for each level and prints the counts. Put its lines in order.',
    'O script conta portas por nível e imprime as contagens. Ponha as linhas em ordem.',
    'El script cuenta puertas por nivel e imprime los totales. Ordena sus líneas.',
  ),
  items: [
    {
      id: 'import',
      text: same('import csv'),
      explanation: say(
        'What is used must be there first.',
        'O que se usa precisa existir antes.',
        'Lo que se usa debe estar antes.',
      ),
    },
    {
      id: 'counts',
      text: same('counts = {}'),
      explanation: say(
        'Made once, before the loop. Inside of it, each turn would begin from zero.',
        'Criado uma vez, antes do laço. Dentro dele, cada volta começaria do zero.',
        'Se crea una vez, antes del bucle. Dentro, cada vuelta empezaría de cero.',
      ),
    },
    {
      id: 'open',
      text: same('with open("doors-may.csv", encoding="utf-8") as file:'),
      explanation: say(
        'The file stays open as long as the lines below are indented.',
        'O arquivo fica aberto enquanto as linhas abaixo estiverem recuadas.',
        'El archivo sigue abierto mientras las líneas de abajo estén sangradas.',
      ),
    },
    {
      id: 'loop',
      text: same('    for door in csv.DictReader(file, delimiter=";"):'),
      explanation: say(
        'Each row becomes a dictionary: column name to cell.',
        'Cada linha vira um dicionário: nome da coluna e célula.',
        'Cada fila se convierte en un diccionario: nombre de columna y celda.',
      ),
    },
    {
      id: 'level',
      text: same('        level = door["Level"]'),
      explanation: say(
        'Takes the value that the next line counts.',
        'Pega o valor que a próxima linha conta.',
        'Toma el valor que cuenta la línea siguiente.',
      ),
    },
    {
      id: 'add',
      text: same('        counts[level] = counts.get(level, 0) + 1'),
      explanation: say(
        'get(level, 0) is 0 for a level that wasn’t seen yet.',
        'get(level, 0) vale 0 para um nível ainda não visto.',
        'get(level, 0) vale 0 para un nivel aún no visto.',
      ),
    },
    {
      id: 'print',
      text: same('print(counts)'),
      explanation: say(
        'Without indentation: once, after the last door.',
        'Sem recuo: uma vez, depois da última porta.',
        'Sin sangría: una vez, después de la última puerta.',
      ),
    },
  ],
};
