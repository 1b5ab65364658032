import { fold } from '@arcada/search';

/** Cardinal numbers in English, Portuguese and Spanish, in the forms that each of them has. */
const words = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands
  million millions dozen dozens
  um uma uns umas dois duas três quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis
  dezassete dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento
  duzentos duzentas trezentos trezentas quatrocentos quatrocentas quinhentos quinhentas seiscentos seiscentas setecentos
  setecentas oitocentos oitocentas novecentos novecentas mil milhar milhares milhão milhões dúzia dúzias
  cero un uno una unos unas dos tres cuatro siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
  dieciocho diecinueve veinte veintiuno veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete
  veintiocho veintinueve treinta cuarenta cincuenta sesenta ochenta noventa cien ciento doscientos doscientas trescientos
  trescientas cuatrocientos cuatrocientas quinientos quinientas seiscientos seiscientas setecientos setecientas
  ochocientos ochocientas novecientos novecientas miles millón millones docena docenas`;
const known = new Set(words.split(/\s+/).map(fold));

/** Whether a word is a number, in digits or as a word of any of the three languages: authors mix them. */
export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word) || known.has(fold(word));
