import type { Translated } from '@arcada/contracts';
import type { Family } from '../document/families.ts';
import { say } from '../labels/translated.ts';

interface SampleRequirement {
  title: Translated;
  text: Translated;
  priority: 'must' | 'should' | 'could';
  milestone: string;
}

/** What the sample project's client requires, by family. */
export const requirements: Record<Exclude<Family, 'bep'>, readonly SampleRequirement[]> = {
  eir: [
    {
      title: say('Open exchange format', 'Formato aberto de troca', 'Formato abierto de intercambio'),
      text: say(
        'Deliver every model in IFC4 as well as in its native format.',
        'Entregar todos os modelos em IFC4, além do formato nativo.',
        'Entregar todos los modelos en IFC4, además del formato nativo.',
      ),
      priority: 'must',
      milestone: 'M2',
    },
    {
      title: say(
        'Clash-free technical design',
        'Projeto executivo sem interferências',
        'Proyecto de ejecución sin interferencias',
      ),
      text: say(
        'Show that no critical clash is open before the technical design is authorised.',
        'Comprovar que nenhuma interferência crítica está em aberto antes da autorização do projeto executivo.',
        'Demostrar que no queda ninguna interferencia crítica abierta antes de autorizar el proyecto de ejecución.',
      ),
      priority: 'must',
      milestone: 'M3',
    },
    {
      title: say('Asset data', 'Dados dos ativos', 'Datos de los activos'),
      text: say(
        'Deliver the data of all maintainable assets in COBie, with manufacturer, model and warranty.',
        'Entregar em COBie os dados de todos os ativos que exigem manutenção, com fabricante, modelo e garantia.',
        'Entregar en COBie los datos de todos los activos mantenibles, con fabricante, modelo y garantía.',
      ),
      priority: 'must',
      milestone: 'M4',
    },
    {
      title: say(
        'Training of the client’s team',
        'Treinamento da equipe do cliente',
        'Formación del equipo del cliente',
      ),
      text: say(
        'Train six people of the client to review models in the common data environment.',
        'Treinar seis pessoas do cliente para analisar modelos no ambiente comum de dados.',
        'Formar a seis personas del cliente para revisar modelos en el entorno común de datos.',
      ),
      priority: 'should',
      milestone: 'M1',
    },
  ],
  pir: [
    {
      title: say('Cost at each milestone', 'Custo em cada marco', 'Coste en cada hito'),
      text: say(
        'What does the design cost, by element, and how far is it from the budget?',
        'Quanto custa o projeto, por elemento, e qual é o desvio em relação ao orçamento?',
        '¿Cuánto cuesta el diseño, por elemento, y cuánto se desvía del presupuesto?',
      ),
      priority: 'must',
      milestone: 'M2',
    },
    {
      title: say('Capacity of the clinic', 'Capacidade de atendimento', 'Capacidad asistencial'),
      text: say(
        'Does the layout allow 900 appointments a day with the planned staff?',
        'O layout permite 900 consultas por dia com a equipe prevista?',
        '¿Permite la distribución 900 consultas al día con la plantilla prevista?',
      ),
      priority: 'must',
      milestone: 'M2',
    },
    {
      title: say('Opening date', 'Data de abertura', 'Fecha de apertura'),
      text: say(
        'Which activities decide the opening date, and what is their float?',
        'Quais atividades definem a data de abertura e qual é a sua folga?',
        '¿Qué actividades determinan la fecha de apertura y qué holgura tienen?',
      ),
      priority: 'should',
      milestone: 'M3',
    },
  ],
  air: [
    {
      title: say('Asset register', 'Cadastro de ativos', 'Registro de activos'),
      text: say(
        'Each maintainable asset has an identifier, a location, a manufacturer and a model.',
        'Cada ativo que exige manutenção tem identificador, localização, fabricante e modelo.',
        'Cada activo mantenible tiene identificador, ubicación, fabricante y modelo.',
      ),
      priority: 'must',
      milestone: 'M4',
    },
    {
      title: say('Warranties', 'Garantias', 'Garantías'),
      text: say(
        'The start, the end and the holder of each warranty are known on the day of handover.',
        'Início, fim e responsável de cada garantia são conhecidos no dia da entrega.',
        'El inicio, el fin y el responsable de cada garantía se conocen el día de la entrega.',
      ),
      priority: 'must',
      milestone: 'M4',
    },
    {
      title: say('Energy meters', 'Medidores de energia', 'Contadores de energía'),
      text: say(
        'Each meter names the zone and the systems that it measures.',
        'Cada medidor indica a zona e os sistemas que mede.',
        'Cada contador indica la zona y los sistemas que mide.',
      ),
      priority: 'should',
      milestone: 'M4',
    },
  ],
  oir: [
    {
      title: say('Condition of the estate', 'Condição do patrimônio', 'Estado del patrimonio'),
      text: say(
        'The board sees every year the condition and the cost of keeping each building.',
        'A diretoria conhece todo ano a condição e o custo de manutenção de cada edificação.',
        'La dirección conoce cada año el estado y el coste de mantenimiento de cada edificio.',
      ),
      priority: 'must',
      milestone: 'M4',
    },
    {
      title: say('Legal duties', 'Obrigações legais', 'Obligaciones legales'),
      text: say(
        'Evidence of each statutory inspection is found within one working day.',
        'A comprovação de cada inspeção obrigatória é encontrada em até um dia útil.',
        'La prueba de cada inspección reglamentaria se encuentra en un día hábil.',
      ),
      priority: 'must',
      milestone: 'M1',
    },
    {
      title: say('Energy use', 'Consumo de energia', 'Consumo de energía'),
      text: say(
        'Energy use of each building is reported monthly against its target.',
        'O consumo de energia de cada edificação é relatado mensalmente em relação à meta.',
        'El consumo de energía de cada edificio se informa cada mes respecto a su objetivo.',
      ),
      priority: 'should',
      milestone: 'M2',
    },
  ],
};
