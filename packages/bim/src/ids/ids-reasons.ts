import type { Translated } from '@arcada/contracts';
import { say } from '../labels/translated.ts';

export type IdsReason =
  | 'geometry'
  | 'documentation'
  | 'incomplete'
  | 'unknown'
  | 'data-type'
  | 'values'
  | 'unrestricted'
  | 'unread'
  | 'unit'
  | 'optional-part'
  | 'words'
  | 'entity';

/** Why an information need is not in the IDS, or not wholly. */
export const idsReasonWords: Record<IdsReason, Translated> = {
  geometry: say(
    'IDS checks data, not geometry: detail, dimensions and position are reviewed in the model.',
    'O IDS verifica dados, não geometria: detalhe, dimensões e posição são analisados no modelo.',
    'IDS comprueba datos, no geometría: el detalle, las dimensiones y la posición se revisan en el modelo.',
  ),
  documentation: say(
    'IDS cannot ask for documents: they are checked at the handover.',
    'O IDS não exige documentos: eles são verificados na entrega.',
    'IDS no puede exigir documentos: se comprueban en la entrega.',
  ),
  incomplete: say(
    'The row doesn’t say which property, attribute, system or whole is meant.',
    'A linha não diz a qual propriedade, atributo, sistema ou conjunto se refere.',
    'La fila no dice a qué propiedad, atributo, sistema o conjunto se refiere.',
  ),
  unknown: say(
    'IFC has no such attribute or whole for these objects in the version of the project.',
    'O IFC não tem esse atributo ou conjunto para estes objetos na versão do projeto.',
    'IFC no tiene ese atributo o conjunto para estos objetos en la versión del proyecto.',
  ),
  'data-type': say(
    'The data type is none of IFC in the version of the project; the IDS accepts any.',
    'O tipo de dado não existe no IFC na versão do projeto; o IDS aceita qualquer um.',
    'El tipo de dato no existe en IFC en la versión del proyecto; el IDS acepta cualquiera.',
  ),
  values: say(
    'The values don’t fit the restriction or the data type; the IDS asks only that the value exists.',
    'Os valores não combinam com a restrição ou com o tipo de dado; o IDS exige apenas que o valor exista.',
    'Los valores no encajan con la restricción o con el tipo de dato; el IDS solo exige que el valor exista.',
  ),
  unrestricted: say(
    'No restriction says how the values count; the IDS asks only that the value exists.',
    'Nenhuma restrição diz como os valores contam; o IDS exige apenas que o valor exista.',
    'Ninguna restricción dice cómo cuentan los valores; el IDS solo exige que el valor exista.',
  ),
  unread: say(
    'A text stands in a column that this kind of information doesn’t use; the IDS is without it.',
    'Há um texto em uma coluna que este tipo de informação não usa; o IDS fica sem ele.',
    'Hay un texto en una columna que este tipo de información no usa; el IDS no lo incluye.',
  ),
  unit: say(
    'IDS compares numbers in SI units; the unit of the row can’t be converted, so it is only mentioned, without values.',
    'O IDS compara números em unidades do SI; a unidade da linha não pode ser convertida e é apenas mencionada, sem valores.',
    'IDS compara números en unidades del SI; la unidad de la fila no se puede convertir y solo se menciona, sin valores.',
  ),
  'optional-part': say(
    'In IDS, being part of something is required or prohibited, never optional.',
    'No IDS, fazer parte de algo é obrigatório ou proibido, nunca opcional.',
    'En IDS, formar parte de algo es obligatorio o está prohibido, nunca es opcional.',
  ),
  words: say(
    'A requirement in words can be read by people only.',
    'Um requisito em palavras só pode ser lido por pessoas.',
    'Un requisito en palabras solo lo pueden leer las personas.',
  ),
  entity: say(
    'The row names no entity, or no predefined type of it, that IFC has in the version of the project.',
    'A linha não cita uma entidade, ou um tipo predefinido dela, que exista no IFC na versão do projeto.',
    'La fila no nombra una entidad, o un tipo predefinido de ella, que exista en IFC en la versión del proyecto.',
  ),
};
