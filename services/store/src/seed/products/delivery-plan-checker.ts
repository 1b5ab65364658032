import type { ProductSeed } from '../product-seed.ts';

export const deliveryPlanChecker: ProductSeed = {
  id: 'delivery-plan-checker',
  name: 'Delivery Plan Checker',
  type: 'script',
  category: 'quality',
  price: 79,
  compatibility: 'Python 3.9+',
  related: ['container-name-checker', 'bim-automation-scripts-pack', 'warning-ledger'],
  releases: [
    { version: '1.3.0', date: '2026-06-30' },
    { version: '1.2.0', date: '2025-12-09' },
    { version: '1.1.0', date: '2025-08-05' },
  ],
  texts: {
    en: {
      description: 'Checks a responsibility matrix and a delivery plan (MIDP or TIDP) before they go into the BEP.',
      body: [
        'Two tables carry a BIM execution plan, and both fail quietly: a task with two accountable parties, a deliverable that is due after its milestone. These two scripts read the tables as CSV, as Excel saves them, and name every fault with its line.',
        'The matrix must have exactly one accountable and at least one responsible party in each row, and no party without work. Every deliverable needs an owner, a date, a level of information need and a milestone that exists, and may not be due after it.',
      ],
      inside: [
        { name: 'check_matrix.py', text: 'Rules for the responsibility matrix.' },
        { name: 'check_deliverables.py', text: 'Rules for MIDP and TIDP against the list of milestones.' },
        { name: 'plan_tables.py', text: 'Reading of comma and semicolon tables, used by both.' },
        { name: 'sample', text: 'A matrix, a plan and milestones, with faults on purpose.' },
        { name: 'README.md', text: 'Columns and how to call the scripts.' },
      ],
      requirements: ['Python 3.9 or newer; no packages', 'Tables as CSV (UTF-8), dates as 2026-03-02'],
      notes: [
        ['A party without any task is reported'],
        ['Semicolon tables are recognised', 'Containers listed twice are reported'],
        ['The fault names the number of days after the milestone'],
      ],
    },
    'pt-BR': {
      description:
        'Verifica a matriz de responsabilidades e o plano de entregas (MIDP ou TIDP) antes de entrarem no BEP.',
      body: [
        'Duas tabelas sustentam um plano de execução BIM, e ambas falham em silêncio: uma tarefa com dois responsáveis finais, uma entrega com data posterior ao seu marco. Os dois scripts leem as tabelas em CSV, como o Excel as salva, e apontam cada falha com a sua linha.',
        'A matriz precisa ter em cada linha exatamente uma parte que responde (A) e ao menos uma que executa (R), e nenhuma parte sem trabalho. Toda entrega precisa de responsável, data, nível de informação necessária e um marco que exista, e não pode vencer depois dele.',
      ],
      inside: [
        { name: 'check_matrix.py', text: 'Regras da matriz de responsabilidades.' },
        { name: 'check_deliverables.py', text: 'Regras de MIDP e TIDP contra a lista de marcos.' },
        { name: 'plan_tables.py', text: 'Leitura de tabelas com vírgula ou ponto e vírgula, usada por ambos.' },
        { name: 'sample', text: 'Uma matriz, um plano e marcos, com falhas de propósito.' },
        { name: 'README.md', text: 'Colunas e como chamar os scripts (em inglês).' },
      ],
      requirements: ['Python 3.9 ou mais novo; nenhum pacote', 'Tabelas em CSV (UTF-8), datas no formato 2026-03-02'],
      notes: [
        ['Uma parte sem nenhuma tarefa é apontada'],
        ['Tabelas com ponto e vírgula são reconhecidas', 'Contêineres listados duas vezes são apontados'],
        ['A falha informa quantos dias passam do marco'],
      ],
    },
    es: {
      description:
        'Comprueba la matriz de responsabilidades y el plan de entregas (MIDP o TIDP) antes de incluirlos en el BEP.',
      body: [
        'Dos tablas sostienen un plan de ejecución BIM, y ambas fallan en silencio: una tarea con dos partes que rinden cuentas, un entregable con fecha posterior a su hito. Estos dos scripts leen las tablas en CSV, como las guarda Excel, y señalan cada fallo con su línea.',
        'La matriz debe tener en cada fila exactamente una parte que rinde cuentas (A) y al menos una que ejecuta (R), y ninguna parte sin trabajo. Todo entregable necesita responsable, fecha, nivel de información necesaria y un hito que exista, y no puede vencer después de él.',
      ],
      inside: [
        { name: 'check_matrix.py', text: 'Reglas de la matriz de responsabilidades.' },
        { name: 'check_deliverables.py', text: 'Reglas de MIDP y TIDP con la lista de hitos.' },
        { name: 'plan_tables.py', text: 'Lectura de tablas con coma o punto y coma, usada por ambos.' },
        { name: 'sample', text: 'Una matriz, un plan e hitos, con fallos a propósito.' },
        { name: 'README.md', text: 'Columnas y cómo llamar a los scripts (en inglés).' },
      ],
      requirements: ['Python 3.9 o posterior; ningún paquete', 'Tablas en CSV (UTF-8), fechas como 2026-03-02'],
      notes: [
        ['Se señala una parte sin ninguna tarea'],
        ['Se reconocen tablas con punto y coma', 'Se señalan los contenedores listados dos veces'],
        ['El fallo indica cuántos días pasan del hito'],
      ],
    },
  },
};
