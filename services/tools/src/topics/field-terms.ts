import { fold } from '@arcada/search';

interface FieldTerm {
  /** Names that practitioners use for the same subject, in any of the three languages. */
  names: readonly string[];
  /** What the library says about it, best first. */
  topics: readonly string[];
}

/** Subjects that have several names, of which a topic's text may have none. */
const fieldTerms: readonly FieldTerm[] = [
  {
    names: [
      ...['COBie', 'handover', 'hand over', 'data drop', 'asset data', 'practical completion'],
      ...['entrega da obra', 'recebimento da obra', 'dados de ativos', 'entrega final', 'as built', 'as-built'],
      ...['entrega de la obra', 'recepción de la obra', 'datos de activos', 'traspaso'],
    ],
    topics: [
      ...['bep-milestones-and-acceptance', 'bep-midp', 'bep-exchange-formats'],
      ...['eir-asset-data-drop', 'air-handover-data-drops', 'air-asset-register-fields'],
    ],
  },
  {
    names: [
      ...['LOD', 'LOIN', 'LOI', 'level of development', 'level of detail', 'level of information need'],
      ...['nível de desenvolvimento', 'nível de detalhe', 'nível de informação', 'nível de informação necessária'],
      ...['nivel de desarrollo', 'nivel de detalle', 'nivel de información', 'nivel de información necesaria'],
    ],
    topics: ['eir-level-of-information-need', 'bep-modelling-conventions'],
  },
  {
    names: [
      ...['naming', 'nomenclature', 'naming convention', 'file names', 'file name', 'codification'],
      ...['nomenclatura', 'nome dos arquivos', 'nomes de arquivos', 'codificação'],
      ...['nombres de archivos', 'nombre de los archivos', 'codificación'],
    ],
    topics: ['bep-container-naming'],
  },
  {
    names: [
      ...['CDE', 'common data environment', 'document management', 'extranet'],
      ...['ambiente comum de dados', 'ambiente de dados comum', 'ambiente compartilhado de dados', 'GED'],
      ...['entorno común de datos', 'entorno de datos común', 'entorno de datos comunes', 'gestor documental'],
    ],
    topics: ['bep-cde-workflow', 'eir-cde-provision-and-exit'],
  },
  {
    names: [
      ...['clash', 'clashes', 'clash detection', 'interference', 'interferences'],
      ...['interferência', 'interferências', 'compatibilização', 'compatibilizar', 'choques'],
      ...['interferencia', 'interferencias', 'colisión', 'colisiones'],
    ],
    topics: ['bep-clash-strategy', 'eir-coordination-at-gates'],
  },
  {
    names: [
      ...['federation', 'federated model', 'federate', 'federação', 'modelo federado', 'federar'],
      ...['federación', 'volume strategy'],
    ],
    topics: ['bep-federation-strategy'],
  },
  {
    names: ['RACI', 'responsibility matrix', 'matriz de responsabilidades', 'matriz de responsabilidade'],
    topics: ['bep-responsibility-matrix', 'bep-detailed-responsibility-matrix'],
  },
  {
    names: [
      ...['georeferencing', 'coordinates', 'survey point', 'georreferenciamento', 'coordenadas'],
      ...['georreferenciación', 'punto de reconocimiento'],
    ],
    topics: ['bep-units-and-coordinates', 'eir-coordinate-system'],
  },
  {
    names: [
      ...[
        'file formats',
        'exchange formats',
        'IFC',
        'IFC4',
        'IFC2x3',
        'openBIM',
        'formatos de arquivo',
        'formatos de troca',
      ],
      ...['formatos de archivo', 'formatos de intercambio'],
    ],
    topics: ['bep-exchange-formats', 'eir-exchange-formats'],
  },
  {
    // Neither "access" nor "classified" alone: doors and classification systems are about these, too.
    names: [
      ...['ISO 19650-5', 'security', 'sensitive', 'sensitivity', 'restricted', 'confidential', 'confidentiality'],
      ...['need to know', 'access control', 'access rights', 'restrict access', 'classified information'],
      ...['segurança da informação', 'sensível', 'sensíveis', 'restrito', 'restrita', 'restritos', 'restritas'],
      ...['confidencial', 'confidenciais', 'confidencialidade', 'sigilo', 'sigiloso', 'sigilosa', 'sigilosas'],
      ...['controle de acesso', 'restringir o acesso', 'informação classificada', 'informações classificadas'],
      ...['seguridad de la información', 'sensible', 'sensibles', 'restringido', 'restringida', 'restringidos'],
      ...['restringidas', 'confidenciales', 'confidencialidad', 'control de acceso', 'restringir el acceso'],
      ...['información clasificada'],
    ],
    topics: ['air-sensitivity-triage', 'air-security-management-plan', 'pir-safe-to-publish'],
  },
];

const spaced = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
const known = fieldTerms.map(({ names, topics }) => ({ names: [...new Set(names.map(spaced))], topics }));

/** The topics of the subjects that a text names, best first. */
export function topicsOfTerms(text: string): string[] {
  const said = spaced(text);
  return [...new Set(known.flatMap(({ names, topics }) => (names.some((name) => said.includes(name)) ? topics : [])))];
}
