import type { Translated } from '@arcada/contracts';
import { say } from '../labels/translated.ts';

export type CellFault =
  | 'too-long'
  | 'not-an-option'
  | 'not-a-day'
  | 'ambiguous-day'
  | 'not-a-number'
  | 'out-of-range'
  | 'too-many'
  | 'not-assignments'
  | 'not-codes'
  | 'not-a-party'
  | 'table-full'
  | 'no-column'
  | 'row-gone'
  | 'issued'
  | 'of-eir'
  | 'eir-rows'
  | 'old-eir-text'
  | 'no-headings'
  | 'twice'
  | 'twice-in-sheets';

/** Why a text is not taken into a cell, with what to do. */
export const cellFaultWords: Record<CellFault, Translated> = {
  'too-long': say(
    'The text is too long: at most {max} characters.',
    'O texto é longo demais: no máximo {max} caracteres.',
    'El texto es demasiado largo: como máximo {max} caracteres.',
  ),
  'not-an-option': say(
    '"{text}" is not an option. Options: {options}.',
    '"{text}" não é uma opção. Opções: {options}.',
    '"{text}" no es una opción. Opciones: {options}.',
  ),
  'not-a-day': say(
    '"{text}" is not a date. Write it as 2026-09-30.',
    '"{text}" não é uma data. Escreva como 30/09/2026.',
    '"{text}" no es una fecha. Escríbela como 30/09/2026.',
  ),
  'ambiguous-day': say(
    '"{text}" can be read in two ways. Write it as 2026-09-30.',
    '"{text}" pode ser lida de duas formas. Escreva como 30/09/2026.',
    '"{text}" se puede leer de dos formas. Escríbela como 30/09/2026.',
  ),
  'not-a-number': say('"{text}" is not a number.', '"{text}" não é um número.', '"{text}" no es un número.'),
  'out-of-range': say(
    '"{text}" is not allowed: a number from {least} to {most}.',
    '"{text}" não é permitido: um número de {least} a {most}.',
    '"{text}" no está permitido: un número de {least} a {most}.',
  ),
  'too-many': say(
    'There are too many entries: at most {max}.',
    'Há entradas demais: no máximo {max}.',
    'Hay demasiadas entradas: como máximo {max}.',
  ),
  'not-assignments': say(
    'Write responsibilities as "ARC: A, STR: R", with R, A, AR, C or I.',
    'Escreva as responsabilidades como "ARC: A, STR: R", com R, A, AR, C ou I.',
    'Escribe las responsabilidades como "ARC: A, STR: R", con R, A, AR, C o I.',
  ),
  'not-codes': say(
    'Put a semicolon or a new line between codes, as in "ARC = Architecture; STR = Structure". A code has at most 40 characters.',
    'Separe os códigos com ponto e vírgula ou em linhas, como em "ARC = Arquitetura; STR = Estrutura". Um código tem no máximo 40 caracteres.',
    'Separa los códigos con punto y coma o en líneas, como en "ARC = Arquitectura; STR = Estructura". Un código tiene como máximo 40 caracteres.',
  ),
  'not-a-party': say(
    '"{text}" is the name of a role, which no party or more than one has. Write the code of a party.',
    '"{text}" é o nome de uma função, que nenhuma parte ou mais de uma exerce. Escreva o código de uma parte.',
    '"{text}" es el nombre de una función, que no tiene ninguna parte o tienen varias. Escribe el código de una parte.',
  ),
  'table-full': say(
    'The table is full: at most {max} rows.',
    'A tabela está cheia: no máximo {max} linhas.',
    'La tabla está llena: como máximo {max} filas.',
  ),
  'no-column': say(
    'There is no column for this value.',
    'Não há coluna para este valor.',
    'No hay columna para este valor.',
  ),
  'row-gone': say(
    'The row was removed while this was being written.',
    'A linha foi removida enquanto isto era escrito.',
    'La fila se eliminó mientras se escribía esto.',
  ),
  issued: say(
    'This revision has been issued: its number, date, status and author, and who checked and approved it, stay as they are. What is still empty can be filled in, and what its row says about the change can be corrected.',
    'Esta revisão já foi emitida: número, data, status, autor e quem a verificou e aprovou ficam como estão. O que ainda está vazio pode ser preenchido, e a descrição da alteração pode ser corrigida.',
    'Esta revisión ya se ha emitido: número, fecha, estado, autor y quién la revisó y aprobó quedan como están. Lo que aún está vacío se puede rellenar, y la descripción del cambio se puede corregir.',
  ),
  'of-eir': say(
    'This is the client’s text: it comes from the linked EIR and changes only with it. Your response goes into the columns to the right.',
    'Este é o texto do cliente: vem do EIR vinculado e só muda com ele. A sua resposta vai nas colunas seguintes.',
    'Este es el texto del cliente: viene del EIR vinculado y solo cambia con él. Tu respuesta va en las columnas siguientes.',
  ),
  'eir-rows': say(
    'The rows are the requirements of the linked EIR: none is added or removed here.',
    'As linhas são os requisitos do EIR vinculado: aqui nenhuma é adicionada ou removida.',
    'Las filas son los requisitos del EIR vinculado: aquí no se añade ni se quita ninguna.',
  ),
  'old-eir-text': say(
    'The sheet answers another wording of this requirement, so its compliance is not taken. Read the wording in the plan and set it there.',
    'A planilha responde a outra redação deste requisito, por isso o atendimento não foi usado. Leia a redação no plano e indique-o ali.',
    'La hoja responde a otra redacción de este requisito, así que no se toma su cumplimiento. Lee la redacción en el plan e indícalo allí.',
  ),
  'no-headings': say(
    'The sheet has no row with the headings of this table.',
    'A planilha não tem uma linha com os cabeçalhos desta tabela.',
    'La hoja no tiene ninguna fila con los encabezados de esta tabla.',
  ),
  twice: say(
    'This row is in the sheet twice; the first one was taken.',
    'Esta linha aparece duas vezes na planilha; a primeira foi usada.',
    'Esta fila figura dos veces en la hoja; se ha usado la primera.',
  ),
  'twice-in-sheets': say(
    'An earlier sheet has another value for this row; that one was taken.',
    'Uma aba anterior traz outro valor para esta linha; foi usado o dela.',
    'Una hoja anterior trae otro valor para esta fila; se ha usado el de aquella.',
  ),
};
