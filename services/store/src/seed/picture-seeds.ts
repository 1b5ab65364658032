import type { Translated } from '@arcada/contracts';

const say = (en: string, ptBr: string, es: string): Translated => ({ en, 'pt-BR': ptBr, es });

/** What the pictures `images/<product>-at-work-<n>.svg` show, in their order. */
export const pictureSeeds: Record<string, readonly Translated[]> = {
  'advanced-dynamo-toolkit': [
    say(
      'The graph that renumbers rooms: prefix, row height and Write lead into one Python node and its result.',
      'O gráfico que renumera ambientes: prefixo, altura da linha e Write levam a um nó Python e ao resultado.',
      'El gráfico que renumera habitaciones: prefijo, altura de fila y Write llevan a un nodo de Python y a su resultado.',
    ),
    say(
      'The graph that copies a parameter, with category, source, target, Overwrite and Write as inputs.',
      'O gráfico que copia um parâmetro, com categoria, origem, destino, Overwrite e Write como entradas.',
      'El gráfico que copia un parámetro, con categoría, origen, destino, Overwrite y Write como entradas.',
    ),
  ],
  'bcf-summary': [
    say(
      'The report on the sample: 4 topics, 3 open, 1 overdue, with the person, the days and the oldest topic.',
      'O relatório do exemplo: 4 tópicos, 3 abertos, 1 atrasado, com a pessoa, os dias e o tópico mais antigo.',
      'El informe del ejemplo: 4 temas, 3 abiertos, 1 vencido, con la persona, los días y el tema más antiguo.',
    ),
    say('What the download unpacks to.', 'O que vem dentro do download.', 'Lo que contiene la descarga.'),
  ],
  'bim-automation-scripts-pack': [
    say(
      'Two exports of a door schedule compared: a fire rating added, a width changed, one door removed, two added.',
      'Duas exportações de uma tabela de portas comparadas: classificação de fogo incluída, largura alterada, uma porta removida, duas novas.',
      'Dos exportaciones de una tabla de puertas comparadas: resistencia al fuego añadida, ancho cambiado, una puerta eliminada y dos nuevas.',
    ),
    say(
      'A delivery checked against its register, and a renaming shown before it is done.',
      'Uma entrega conferida com o registro, e uma renomeação mostrada antes de ser feita.',
      'Una entrega comprobada con su registro, y un cambio de nombres mostrado antes de hacerse.',
    ),
  ],
  'container-name-checker': [
    say(
      'The report on seven names: five need attention, each with its reason.',
      'O relatório de sete nomes: cinco pedem atenção, cada um com o motivo.',
      'El informe de siete nombres: cinco requieren atención, cada uno con su motivo.',
    ),
    say('The list of names that was checked.', 'A lista de nomes verificada.', 'La lista de nombres comprobada.'),
  ],
  'delivery-plan-checker': [
    say(
      'A responsibility matrix checked: tasks with two or no accountable parties.',
      'Uma matriz de responsabilidades verificada: tarefas com duas ou nenhuma parte responsável.',
      'Una matriz de responsabilidades comprobada: tareas con dos partes responsables o con ninguna.',
    ),
    say(
      'A delivery plan checked against its milestones: late, without owner, with a wrong date.',
      'Um plano de entregas conferido com os marcos: atrasado, sem responsável, com data errada.',
      'Un plan de entregas comprobado con sus hitos: tarde, sin responsable, con una fecha errónea.',
    ),
  ],
  'grid-and-level-builder': [
    say(
      'The graph that draws grids from bay widths, with Write switched off.',
      'O gráfico que desenha eixos a partir dos vãos, com Write desligado.',
      'El gráfico que dibuja ejes a partir de las luces, con Write desactivado.',
    ),
    say(
      'The graph that makes levels from a CSV file.',
      'O gráfico que cria níveis a partir de um CSV.',
      'El gráfico que crea niveles a partir de un CSV.',
    ),
  ],
  'headroom-check': [
    say(
      'The rule in the source: what hangs lower than the wanted height is listed with what is missing.',
      'A regra no código-fonte: o que está abaixo da altura pedida é listado com o que falta.',
      'La regla en el código fuente: lo que cuelga por debajo de la altura pedida se lista con lo que falta.',
    ),
    say('What the download unpacks to.', 'O que vem dentro do download.', 'Lo que contiene la descarga.'),
  ],
  'ifc-property-counter': [
    say(
      'Doors and walls of an IFC file counted, with how many have a fire rating.',
      'Portas e paredes de um arquivo IFC contadas, e quantas têm classificação de fogo.',
      'Puertas y muros de un archivo IFC contados, y cuántos tienen resistencia al fuego.',
    ),
    say(
      'A required property checked: the door without a fire rating is named.',
      'Uma propriedade exigida verificada: a porta sem classificação de fogo é apontada.',
      'Una propiedad exigida comprobada: se nombra la puerta sin resistencia al fuego.',
    ),
  ],
  'level-guard': [
    say(
      'The rule in the source: which level an element declares.',
      'A regra no código-fonte: qual nível um elemento declara.',
      'La regla en el código fuente: qué nivel declara un elemento.',
    ),
    say('What the download unpacks to.', 'O que vem dentro do download.', 'Lo que contiene la descarga.'),
  ],
  'parameter-bridge': [
    say(
      'The import in the source: a value that cannot be written is counted as refused.',
      'A importação no código-fonte: um valor que não pode ser gravado é contado como recusado.',
      'La importación en el código fuente: un valor que no se puede escribir se cuenta como rechazado.',
    ),
    say('What the download unpacks to.', 'O que vem dentro do download.', 'Lo que contiene la descarga.'),
  ],
  'room-data-graphs': [
    say(
      'The graph that compares room areas with the brief, within a tolerance.',
      'O gráfico que compara áreas de ambientes com o programa, dentro de uma tolerância.',
      'El gráfico que compara superficies con el programa, dentro de una tolerancia.',
    ),
    say(
      'The graph that writes room data from a CSV file.',
      'O gráfico que grava dados de ambientes a partir de um CSV.',
      'El gráfico que escribe datos de habitaciones a partir de un CSV.',
    ),
  ],
  'sheet-ledger': [
    say(
      'The rule in the source: what makes a sheet not ready to issue.',
      'A regra no código-fonte: o que impede a emissão de uma prancha.',
      'La regla en el código fuente: qué impide emitir un plano.',
    ),
    say('What the download unpacks to.', 'O que vem dentro do download.', 'Lo que contiene la descarga.'),
  ],
  'sheet-set-builder': [
    say(
      'The graph that makes sheets from a list, with their title block.',
      'O gráfico que cria pranchas a partir de uma lista, com o carimbo.',
      'El gráfico que crea planos a partir de una lista, con su cajetín.',
    ),
    say(
      'The graph that places views on sheets.',
      'O gráfico que coloca vistas nas pranchas.',
      'El gráfico que coloca vistas en los planos.',
    ),
  ],
  'warning-ledger': [
    say(
      'The source that reads the last count of each warning.',
      'O código-fonte que lê a última contagem de cada aviso.',
      'El código fuente que lee el último recuento de cada aviso.',
    ),
    say('What the download unpacks to.', 'O que vem dentro do download.', 'Lo que contiene la descarga.'),
  ],
};
