import { isEmpty, requiredFieldsOf } from '../../document/required-fields.ts';
import { logRowOf } from '../../issue/revision-order.ts';
import { fieldLabels } from '../../labels/field-labels.ts';
import { say } from '../../labels/translated.ts';
import { bepAndEir, bepTypes, everyType, inField, type Rule, setField } from '../rule.ts';

const written = (value: unknown): boolean => (typeof value === 'string' ? value.trim() !== '' : !isEmpty(value));

const fieldEmpty: Rule = {
  id: 'field-empty',
  severity: 'error',
  types: everyType,
  rule: say(
    'Every required field must be filled in.',
    'Todo campo obrigatório deve estar preenchido.',
    'Todos los campos obligatorios deben estar rellenos.',
  ),
  reason: say(
    'A reader must be able to tell which project, appointment and issue the document belongs to.',
    'O leitor precisa saber a que projeto, contrato e emissão o documento pertence.',
    'El lector debe saber a qué proyecto, contrato y emisión pertenece el documento.',
  ),
  message: say('{field} is empty.', '{field}: falta preencher.', '{field}: falta por rellenar.'),
  fix: say('Set it to {value}.', 'Definir como {value}.', 'Poner {value}.'),
  *check({ document, fields, tables, context: { today } }) {
    const logged = logRowOf(tables.revisionLog, fields.revision)?.date ?? '';
    const date = logged !== '' && logged <= today ? logged : today;
    for (const field of requiredFieldsOf(document.type)) {
      if (written(fields[field])) continue;
      const value = { date, revision: 'P01' }[field as string];
      yield {
        place: inField(field),
        parameters: { field: fieldLabels[field], value: value ?? '' },
        ...(value && { edits: [setField(field, value)] }),
      };
    }
  },
};

const customStandard: Rule = {
  id: 'custom-standard-unnamed',
  severity: 'error',
  types: everyType,
  rule: say(
    'A custom standard must have a name.',
    'Uma norma personalizada deve ter nome.',
    'Una norma personalizada debe tener nombre.',
  ),
  reason: say(
    'Parties can only follow a standard that they can find.',
    'As partes só podem seguir uma norma que consigam encontrar.',
    'Las partes solo pueden seguir una norma que puedan encontrar.',
  ),
  message: say(
    'The BIM standard is custom, but its name is missing.',
    'A norma BIM é personalizada, mas falta o nome.',
    'La norma BIM es personalizada, pero falta su nombre.',
  ),
  *check({ fields }) {
    if (fields.bimStandard === 'custom' && !written(fields.customStandard)) yield { place: inField('customStandard') };
  },
};

const standardContradicts: Rule = {
  id: 'custom-standard-unused',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Only a custom standard may have a name of its own.',
    'Somente uma norma personalizada pode ter nome próprio.',
    'Solo una norma personalizada puede tener nombre propio.',
  ),
  reason: say(
    'Two standards in one document contradict each other.',
    'Duas normas no mesmo documento se contradizem.',
    'Dos normas en un mismo documento se contradicen.',
  ),
  message: say(
    'A custom standard is named ("{name}"), but another standard is chosen.',
    'Há uma norma personalizada ("{name}"), mas outra norma foi escolhida.',
    'Figura una norma personalizada ("{name}"), pero se ha elegido otra.',
  ),
  fix: say('Remove the custom name.', 'Remover o nome personalizado.', 'Quitar el nombre personalizado.'),
  *check({ fields }) {
    const { bimStandard, customStandard: name } = fields;
    if (bimStandard === '' || bimStandard === 'custom' || !written(name)) return;
    yield { place: inField('customStandard'), parameters: { name }, edits: [setField('customStandard', '')] };
  },
};

const federationMissing: Rule = {
  id: 'federation-strategy-missing',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Federated or hybrid coordination must have a federation strategy.',
    'Coordenação federada ou híbrida deve ter uma estratégia de federação.',
    'La coordinación federada o híbrida debe tener una estrategia de federación.',
  ),
  reason: say(
    'ISO 19650-2 asks the delivery team for a federation strategy before information is produced.',
    'A ISO 19650-2 pede à equipe de entrega uma estratégia de federação antes da produção das informações.',
    'La ISO 19650-2 pide al equipo de entrega una estrategia de federación antes de producir la información.',
  ),
  message: say(
    'The coordination method needs a federation strategy.',
    'O método de coordenação exige uma estratégia de federação.',
    'El método de coordinación exige una estrategia de federación.',
  ),
  *check({ fields }) {
    const federated = fields.coordinationMethod === 'federated' || fields.coordinationMethod === 'hybrid';
    if (federated && !written(fields.federationStrategy)) yield { place: inField('federationStrategy') };
  },
};

const federationContradicts: Rule = {
  id: 'federation-strategy-unneeded',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'An integrated model must have no federation strategy.',
    'Um modelo integrado não deve ter estratégia de federação.',
    'Un modelo integrado no debe tener estrategia de federación.',
  ),
  reason: say(
    'One of the two statements is wrong, and task teams will follow different ones.',
    'Uma das duas afirmações está errada, e as equipes seguirão afirmações diferentes.',
    'Una de las dos afirmaciones es errónea, y cada equipo seguirá una distinta.',
  ),
  message: say(
    'Coordination is integrated, but a federation strategy is written.',
    'A coordenação é integrada, mas há uma estratégia de federação.',
    'La coordinación es integrada, pero hay una estrategia de federación.',
  ),
  fix: say(
    'Set the coordination method to federated.',
    'Definir o método de coordenação como federado.',
    'Cambiar el método de coordinación a federado.',
  ),
  *check({ fields }) {
    if (fields.coordinationMethod !== 'integrated' || !written(fields.federationStrategy)) return;
    yield { place: inField('coordinationMethod'), edits: [setField('coordinationMethod', 'federated')] };
  },
};

const dateAhead: Rule = {
  id: 'date-in-the-future',
  severity: 'warning',
  types: everyType,
  rule: say(
    'A document must not be dated after today.',
    'O documento não deve ter data posterior a hoje.',
    'El documento no debe llevar una fecha posterior a hoy.',
  ),
  reason: say(
    'The date is that of the issue; a later one is usually a typing mistake.',
    'A data é a da emissão; uma data futura costuma ser erro de digitação.',
    'La fecha es la de emisión; una posterior suele ser un error de escritura.',
  ),
  message: say(
    'The date {date} is in the future.',
    'A data {date} está no futuro.',
    'La fecha {date} está en el futuro.',
  ),
  fix: say('Set it to {today}.', 'Definir como {today}.', 'Poner {today}.'),
  *check({ fields, context: { today } }) {
    if (fields.date <= today) return;
    yield { place: inField('date'), parameters: { date: fields.date, today }, edits: [setField('date', today)] };
  },
};

export const fieldRules: readonly Rule[] = [
  fieldEmpty,
  customStandard,
  standardContradicts,
  federationMissing,
  federationContradicts,
  dateAhead,
];
