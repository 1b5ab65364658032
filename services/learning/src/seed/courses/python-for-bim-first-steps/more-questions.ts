import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'text-number',
    kind: 'single',
    text: say(
      'What does "900" < "1000" give in Python?',
      'Quanto dá "900" < "1000" em Python?',
      '¿Qué da "900" < "1000" en Python?',
    ),
    options: [
      { id: 'false', text: same('False'), right: true },
      { id: 'true', text: same('True') },
      { id: 'error', text: say('An error', 'Um erro', 'Un error') },
    ],
    explanation: say(
      'Both are texts, and 9 comes after 1. Make numbers of cells before you compare them.',
      'São textos, e o 9 vem depois do 1. Transforme células em números antes de comparar.',
      'Son textos, y el 9 va después del 1. Convierte las celdas en números antes de comparar.',
    ),
  },
  {
    id: 'key-error',
    kind: 'single',
    text: say(
      "A script stops with KeyError: 'FireRating'. Where do you look first?",
      "Um script para com KeyError: 'FireRating'. Onde você olha primeiro?",
      "Un script se detiene con KeyError: 'FireRating'. ¿Dónde miras primero?",
    ),
    options: [
      {
        id: 'header',
        text: say(
          'At the column names in the first row of the file',
          'Nos nomes das colunas, na primeira linha do arquivo',
          'En los nombres de columna, en la primera fila del archivo',
        ),
        right: true,
      },
      { id: 'python', text: say('At the version of Python', 'Na versão do Python', 'En la versión de Python') },
      { id: 'values', text: say('At the ratings', 'Nas resistências', 'En las resistencias') },
    ],
    explanation: say(
      'The row has no such column: another spelling, another export, or a hidden sign in front.',
      'A linha não tem essa coluna: outra grafia, outra exportação ou um sinal oculto na frente.',
      'La fila no tiene esa columna: otra grafía, otra exportación o un signo oculto delante.',
    ),
  },
  {
    id: 'comma',
    kind: 'single',
    text: say(
      'float("2,12") stops the script. What do you do?',
      'float("2,12") para o script. O que você faz?',
      'float("2,12") detiene el script. ¿Qué haces?',
    ),
    options: [
      { id: 'replace', text: same('float(cell.replace(",", "."))'), right: true },
      { id: 'drop', text: same('float(cell.replace(",", ""))') },
      { id: 'int', text: same('int(cell)') },
    ],
    explanation: say(
      'Without the comma 2.12 becomes 212: a door of 212 m², and no error.',
      'Sem a vírgula, 2,12 vira 212: uma porta de 212 m², e nenhum erro.',
      'Sin la coma, 2,12 se convierte en 212: una puerta de 212 m², y ningún error.',
    ),
  },
  {
    id: 'write',
    kind: 'multiple',
    text: say(
      'A report is to open well in Excel. What belongs to it?',
      'Um relatório deve abrir bem no Excel. O que faz parte disso?',
      'Un informe debe abrirse bien en Excel. ¿Qué hace falta?',
    ),
    options: [
      { id: 'sig', text: same('encoding="utf-8-sig"'), right: true },
      { id: 'newline', text: same('newline=""'), right: true },
      {
        id: 'title',
        text: say(
          'Three lines of title above the header',
          'Três linhas de título acima do cabeçalho',
          'Tres líneas de título encima del encabezado',
        ),
      },
    ],
    explanation: say(
      'The first keeps accents, the second avoids blank rows. A title above the header breaks filters and the next script.',
      'O primeiro preserva os acentos, o segundo evita linhas em branco. Título acima do cabeçalho quebra filtros e o próximo script.',
      'Lo primero conserva los acentos, lo segundo evita filas en blanco. Un título encima rompe los filtros y el siguiente script.',
    ),
  },
  {
    id: 'same-file',
    kind: 'single',
    text: say(
      'A script writes its report to the file that it reads. What is the danger?',
      'Um script grava o relatório no arquivo que lê. Qual é o perigo?',
      'Un script escribe su informe en el archivo que lee. ¿Cuál es el peligro?',
    ),
    options: [
      {
        id: 'gone',
        text: say(
          'If it stops halfway, the schedule is gone',
          'Se parar no meio, a tabela se perde',
          'Si se detiene a medias, la tabla se pierde',
        ),
        right: true,
      },
      { id: 'slow', text: say('It becomes slow', 'Fica lento', 'Se vuelve lento') },
      { id: 'none', text: say('None', 'Nenhum', 'Ninguno') },
    ],
    explanation: say(
      'Opening with "w" empties the file before anything is written.',
      'Abrir com "w" esvazia o arquivo antes de gravar qualquer coisa.',
      'Abrir con "w" vacía el archivo antes de escribir nada.',
    ),
  },
  {
    id: 'feet',
    kind: 'single',
    text: say(
      'Inside of Revit, AsDouble() of a door’s width gives 2.95. Why?',
      'Dentro do Revit, AsDouble() da largura de uma porta dá 2.95. Por quê?',
      'Dentro de Revit, AsDouble() de la anchura de una puerta da 2.95. ¿Por qué?',
    ),
    options: [
      {
        id: 'feet',
        text: say(
          'Lengths are in feet there: 900 mm',
          'Ali os comprimentos estão em pés: 900 mm',
          'Allí las longitudes están en pies: 900 mm',
        ),
        right: true,
      },
      { id: 'metres', text: say('The door is 2.95 m wide', 'A porta tem 2,95 m', 'La puerta mide 2,95 m') },
      { id: 'fault', text: say('The family is faulty', 'A família tem falha', 'La familia tiene un fallo') },
    ],
    explanation: say(
      'Whatever the project shows. UnitUtils.ConvertFromInternalUnits makes millimetres of it.',
      'Não importa o que o projeto mostre. UnitUtils.ConvertFromInternalUnits converte em milímetros.',
      'Muestre lo que muestre el proyecto. UnitUtils.ConvertFromInternalUnits lo convierte en milímetros.',
    ),
  },
  {
    id: 'built-in',
    kind: 'single',
    text: say(
      'A pyRevit script finds the mark with LookupParameter("Mark"). On which machine does it fail?',
      'Um script do pyRevit acha a marca com LookupParameter("Mark"). Em que máquina ele falha?',
      'Un script de pyRevit encuentra la marca con LookupParameter("Mark"). ¿En qué equipo falla?',
    ),
    options: [
      {
        id: 'language',
        text: say(
          'Where Revit runs in another language',
          'Onde o Revit está em outro idioma',
          'Donde Revit está en otro idioma',
        ),
        right: true,
      },
      { id: 'old', text: say('Where Revit is older', 'Onde o Revit é mais antigo', 'Donde Revit es más antiguo') },
      {
        id: 'link',
        text: say('Where links are loaded', 'Onde há vínculos carregados', 'Donde hay vínculos cargados'),
      },
    ],
    explanation: say(
      'It looks for the name that is shown. BuiltInParameter.ALL_MODEL_MARK is the same in every language.',
      'Ele procura o nome exibido. BuiltInParameter.ALL_MODEL_MARK é igual em todos os idiomas.',
      'Busca el nombre que se muestra. BuiltInParameter.ALL_MODEL_MARK es igual en todos los idiomas.',
    ),
  },
  {
    id: 'quiet',
    kind: 'single',
    text: say(
      'A nightly check writes a report only when it finds faults. What is wrong with that?',
      'Uma verificação noturna só grava relatório quando acha falhas. O que há de errado?',
      'Una comprobación nocturna solo escribe un informe cuando encuentra fallos. ¿Qué tiene de malo?',
    ),
    options: [
      {
        id: 'stopped',
        text: say(
          'No report can also mean that it didn’t run',
          'Sem relatório também pode querer dizer que não rodou',
          'Sin informe también puede significar que no se ejecutó',
        ),
        right: true,
      },
      { id: 'space', text: say('It saves no space', 'Não poupa espaço', 'No ahorra espacio') },
      { id: 'nothing', text: say('Nothing', 'Nada', 'Nada') },
    ],
    explanation: say(
      'Silence has two meanings. A line with date and “0 faults” has one.',
      'O silêncio tem dois sentidos. Uma linha com data e “0 falhas” tem um só.',
      'El silencio tiene dos sentidos. Una línea con fecha y «0 fallos» tiene uno.',
    ),
  },
];
