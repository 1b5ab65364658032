import type { Translated } from '@arcada/contracts';
import type { Row } from '../document/document.schema.ts';
import { columnLabel } from './table-labels.ts';
import { say } from './translated.ts';

type Kind = Row<'informationNeeds'>['kind'];
type NeedColumn = 'set' | 'name' | 'dataType';

const ofKind: Readonly<Partial<Record<Kind, Partial<Record<NeedColumn, Translated>>>>> = {
  property: { name: say('Name of the property', 'Nome da propriedade', 'Nombre de la propiedad') },
  attribute: { name: say('Name of the attribute', 'Nome do atributo', 'Nombre del atributo') },
  classification: {
    set: say('Classification system', 'Sistema de classificação', 'Sistema de clasificación'),
  },
  'part-of': { name: say('IFC entity of the whole', 'Entidade IFC do todo', 'Entidad IFC del conjunto') },
  documentation: {
    name: say('Description of the documentation', 'Descrição da documentação', 'Descripción de la documentación'),
  },
  geometry: { name: say('Description of the geometry', 'Descrição da geometria', 'Descripción de la geometría') },
};

/** What a column holds in a row of this kind of information; its heading names what most rows have there. */
export const needColumnLabel = (kind: Kind, column: NeedColumn): Translated =>
  ofKind[kind]?.[column] ?? columnLabel('informationNeeds', column);
