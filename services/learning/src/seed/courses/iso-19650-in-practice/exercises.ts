import type { NameFilesSeed, OrderStatesSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

export const nameFiles: NameFilesSeed = {
  kind: 'name-files',
  task: say(
    'Project HSP has two buildings. Name each file with the seven fields, joined by hyphens. The discipline is that of the author; the number is given.',
    'O projeto HSP tem dois edifícios. Dê nome a cada arquivo com os sete campos, unidos por hífens. A disciplina é a do autor; o número é dado.',
    'El proyecto HSP tiene dos edificios. Nombra cada archivo con los siete campos, unidos por guiones. La disciplina es la del autor; el número se da.',
  ),
  convention: [
    {
      field: say('Project', 'Projeto', 'Proyecto'),
      values: [{ code: 'HSP', meaning: say('This contract', 'Este contrato', 'Este contrato') }],
    },
    {
      field: say('Originator', 'Originador', 'Originador'),
      values: [
        { code: 'ARC', meaning: say('Architect', 'Arquitetura', 'Arquitectura') },
        { code: 'EST', meaning: say('Structural engineer', 'Estruturas', 'Estructuras') },
        { code: 'INS', meaning: say('Building services engineer', 'Instalações', 'Instalaciones') },
      ],
    },
    {
      field: say('Functional breakdown', 'Divisão funcional', 'División funcional'),
      values: [
        { code: 'B1', meaning: say('Building 1', 'Edifício 1', 'Edificio 1') },
        { code: 'B2', meaning: say('Building 2', 'Edifício 2', 'Edificio 2') },
        { code: 'ZZ', meaning: say('Several', 'Vários', 'Varios') },
      ],
    },
    {
      field: say('Spatial breakdown', 'Divisão espacial', 'División espacial'),
      values: [
        { code: '00', meaning: say('Ground level', 'Térreo', 'Planta baja') },
        { code: '02', meaning: say('Level 2', 'Nível 2', 'Nivel 2') },
        { code: 'ZZ', meaning: say('Several levels', 'Vários níveis', 'Varios niveles') },
        { code: 'XX', meaning: say('No location', 'Sem localização', 'Sin ubicación') },
      ],
    },
    {
      field: say('Form', 'Forma', 'Forma'),
      values: [
        { code: 'DR', meaning: say('Drawing', 'Desenho', 'Plano') },
        { code: 'M3', meaning: say('3D model', 'Modelo 3D', 'Modelo 3D') },
        { code: 'RP', meaning: say('Report', 'Relatório', 'Informe') },
        { code: 'SH', meaning: say('Schedule', 'Tabela', 'Tabla de planificación') },
      ],
    },
    {
      field: say('Discipline', 'Disciplina', 'Disciplina'),
      values: [
        { code: 'A', meaning: say('Architecture', 'Arquitetura', 'Arquitectura') },
        { code: 'S', meaning: say('Structure', 'Estruturas', 'Estructuras') },
        { code: 'M', meaning: say('Mechanical', 'Mecânica', 'Mecánica') },
      ],
    },
    {
      field: say('Number', 'Número', 'Número'),
      values: [{ code: '0001 … 9999', meaning: say('As given', 'Conforme indicado', 'Según se indica') }],
    },
  ],
  example: 'HSP-ARC-B1-02-DR-A-0104',
  items: [
    {
      id: 'plan',
      text: say(
        'The architect’s plan of the ground level of building 2, as PDF. Number 0031.',
        'Planta do térreo do edifício 2, da arquitetura, em PDF. Número 0031.',
        'Planta baja del edificio 2, de arquitectura, en PDF. Número 0031.',
      ),
      answer: 'HSP-ARC-B2-00-DR-A-0031',
      explanation: say(
        'A plan is a drawing (DR) whether it is a PDF or a DWG: the form tells the content, not the file type.',
        'Uma planta é um desenho (DR), seja PDF ou DWG: a forma diz o conteúdo, não o tipo de arquivo.',
        'Una planta es un plano (DR), sea PDF o DWG: la forma dice el contenido, no el tipo de archivo.',
      ),
    },
    {
      id: 'model',
      text: say(
        'The structural engineer’s model of building 1, all levels. Number 0001.',
        'Modelo de estruturas do edifício 1, todos os níveis. Número 0001.',
        'Modelo de estructuras del edificio 1, todos los niveles. Número 0001.',
      ),
      answer: 'HSP-EST-B1-ZZ-M3-S-0001',
      explanation: say(
        'Several levels are ZZ, not a list of levels. The functional field stays B1: only one building.',
        'Vários níveis são ZZ, e não uma lista de níveis. O campo funcional continua B1: é um só edifício.',
        'Varios niveles son ZZ, no una lista de niveles. El campo funcional sigue siendo B1: es un solo edificio.',
      ),
    },
    {
      id: 'report',
      text: say(
        'A report of the mechanical engineer on noise limits, for both buildings. Number 0007.',
        'Relatório da engenharia mecânica sobre limites de ruído, para os dois edifícios. Número 0007.',
        'Informe de la ingeniería mecánica sobre límites de ruido, para los dos edificios. Número 0007.',
      ),
      answer: 'HSP-INS-ZZ-XX-RP-M-0007',
      explanation: say(
        'A report on limits lies at no place: XX. It concerns both buildings: ZZ. Leaving a field out would shift all those behind it.',
        'Um relatório sobre limites não fica em lugar nenhum: XX. Trata dos dois edifícios: ZZ. Omitir um campo deslocaria todos os seguintes.',
        'Un informe sobre límites no está en ningún lugar: XX. Afecta a los dos edificios: ZZ. Omitir un campo desplazaría los siguientes.',
      ),
    },
    {
      id: 'doors',
      text: say(
        'The architect’s door schedule of level 2, building 1. Number 0012.',
        'Tabela de portas da arquitetura, nível 2, edifício 1. Número 0012.',
        'Tabla de puertas de arquitectura, nivel 2, edificio 1. Número 0012.',
      ),
      answer: 'HSP-ARC-B1-02-SH-A-0012',
      explanation: say(
        'SH, also when it was exported from the model and looks like a drawing.',
        'SH, mesmo que tenha saído do modelo e pareça uma prancha.',
        'SH, aunque se haya exportado del modelo y parezca un plano.',
      ),
    },
    {
      id: 'openings',
      text: say(
        'A drawing by the structural engineer that shows openings for ducts on level 2 of building 2. Number 0218.',
        'Desenho da engenharia de estruturas com as aberturas para dutos no nível 2 do edifício 2. Número 0218.',
        'Plano de la ingeniería de estructuras con los huecos para conductos en el nivel 2 del edificio 2. Número 0218.',
      ),
      answer: 'HSP-EST-B2-02-DR-S-0218',
      explanation: say(
        'The subject is ducts, the author is the structural engineer: the discipline is the author’s, S.',
        'O assunto são dutos, mas o autor é a engenharia de estruturas: a disciplina é a do autor, S.',
        'El tema son conductos, pero el autor es la ingeniería de estructuras: la disciplina es la del autor, S.',
      ),
    },
  ],
};

export const orderRelease: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'A plan is released for construction. Put the steps in their order, from the first to the last.',
    'Uma planta é liberada para construção. Ponha os passos em ordem, do primeiro ao último.',
    'Una planta se emite para construcción. Ordena los pasos, del primero al último.',
  ),
  items: [
    {
      id: 'draft',
      text: say(
        'The author works on it: S0, P02.03',
        'O autor trabalha nela: S0, P02.03',
        'El autor trabaja en ella: S0, P02.03',
      ),
      explanation: say(
        'Work in progress: seen only by the task team.',
        'Trabalho em andamento: só a equipe de tarefa a vê.',
        'Trabajo en curso: solo la ve el equipo de tarea.',
      ),
    },
    {
      id: 'check',
      text: say(
        'The task team checks form and reviews content',
        'A equipe de tarefa confere a forma e revisa o conteúdo',
        'El equipo de tarea comprueba la forma y revisa el contenido',
      ),
      explanation: say(
        'Both come before others see it, for a fault costs least at home.',
        'As duas coisas vêm antes que outros vejam, pois uma falha custa menos em casa.',
        'Ambas cosas van antes de que otros la vean: un fallo cuesta menos en casa.',
      ),
    },
    {
      id: 'share',
      text: say(
        'Approved and shared for coordination: S1, P02',
        'Aprovada e compartilhada para coordenação: S1, P02',
        'Aprobada y compartida para coordinación: S1, P02',
      ),
      explanation: say(
        'The working decimals go: they were the team’s own affair.',
        'As casas decimais de trabalho somem: eram assunto da equipe.',
        'Desaparecen los decimales de trabajo: eran asunto del equipo.',
      ),
    },
    {
      id: 'coordinate',
      text: say(
        'Other teams refer to it and raise topics; the author answers with P03',
        'As outras equipes a usam como referência e abrem tópicos; o autor responde com a P03',
        'Los demás equipos la usan como referencia y abren temas; el autor responde con la P03',
      ),
      explanation: say(
        'No one edits the container of another team.',
        'Ninguém edita o contêiner de outra equipe.',
        'Nadie edita el contenedor de otro equipo.',
      ),
    },
    {
      id: 'authorise',
      text: say(
        'Shared for review and authorisation by the lead party: S4',
        'Compartilhada para revisão e autorização da parte principal: S4',
        'Compartida para revisión y autorización de la parte principal: S4',
      ),
      explanation: say(
        'The drawing may be the same; the question to the reader is another.',
        'O desenho pode ser o mesmo; a pergunta a quem lê é outra.',
        'El plano puede ser el mismo; la pregunta al lector es otra.',
      ),
    },
    {
      id: 'publish',
      text: say(
        'Accepted by the client and published: A4, C01',
        'Aceita pelo cliente e publicada: A4, C01',
        'Aceptada por el cliente y publicada: A4, C01',
      ),
      explanation: say(
        'Contractual from here on; which number after A means construction is in the project’s list.',
        'Contratual a partir daqui; qual número depois de A significa construção está na lista do projeto.',
        'Contractual a partir de aquí; qué número tras la A significa construcción está en la lista del proyecto.',
      ),
    },
    {
      id: 'archive',
      text: say(
        'Replaced by C02 and kept in the archive',
        'Substituída pela C02 e guardada no arquivo',
        'Sustituida por la C02 y guardada en el archivo',
      ),
      explanation: say(
        'Kept with who, when and why, so that one can show what was valid on a day.',
        'Guardada com quem, quando e por quê, para poder mostrar o que valia em cada dia.',
        'Guardada con quién, cuándo y por qué, para poder mostrar qué era válido cada día.',
      ),
    },
  ],
};
