import type { Language } from '@arcada/contracts';
import { libraryFolder } from '../../library-folder.ts';
import { libraryPassages } from '../passages/library-passages.ts';
import { Retriever } from './retriever.ts';

let retriever: Retriever;
beforeAll(async () => {
  retriever = await Retriever.build(libraryPassages(libraryFolder));
});

/** What buyers ask before and after the purchase, and the help that says it. */
const asked: Record<string, Record<Language, readonly string[]>> = {
  'licence-validity': {
    en: ['How long is a licence valid?', 'Does my licence expire?', 'Do I have to renew the licence?'],
    'pt-BR': ['Por quanto tempo a licença é válida?', 'A licença vence?', 'Preciso renovar a licença?'],
    es: ['¿Cuánto tiempo es válida la licencia?', '¿La licencia caduca?', '¿Tengo que renovar la licencia?'],
  },
  payment: {
    en: ['Can my company pay by bank transfer?', 'Which payment methods do you accept?', 'Can I pay with PayPal?'],
    'pt-BR': ['Posso pagar por boleto?', 'Quais são as formas de pagamento?', 'Vocês aceitam Pix?'],
    es: ['¿Puedo pagar por transferencia?', '¿Qué formas de pago aceptáis?', '¿Puedo pagar con PayPal?'],
  },
  subscription: {
    en: ['How do I cancel my subscription?', 'Do you have a monthly subscription?'],
    'pt-BR': ['Como cancelo minha assinatura?', 'Vocês têm assinatura mensal?'],
    es: ['¿Cómo cancelo mi suscripción?', '¿Tenéis suscripción mensual?'],
  },
  invoice: {
    en: ['Do you give an invoice with VAT number?', 'Can you put our company name on the invoice?'],
    'pt-BR': ['Vocês emitem nota fiscal?', 'A fatura pode sair com o CNPJ da empresa?'],
    es: ['¿Emitís factura?', '¿Puede llevar la factura el NIF de mi empresa?'],
  },
  downloads: {
    en: ['Do updates cost extra?', 'Are updates free?'],
    'pt-BR': ['As atualizações são pagas?', 'As atualizações são grátis?'],
    es: ['¿Las actualizaciones se pagan aparte?', '¿Las actualizaciones son gratis?'],
  },
  'maker-share': {
    en: ['Can I share a document with a client who has no account?'],
    'pt-BR': ['Posso compartilhar um documento com um cliente sem conta?'],
    es: ['¿Puedo compartir un documento con un cliente sin cuenta?'],
  },
  'certificate-find': {
    en: ['How do I get my certificate?'],
    'pt-BR': ['Como recebo meu certificado?'],
    es: ['¿Cómo obtengo mi certificado?'],
  },
  'model-check': {
    en: ['Does my IFC file leave my computer?'],
    'pt-BR': ['Meu arquivo IFC sai do meu computador?'],
    es: ['¿Mi archivo IFC sale de mi ordenador?'],
  },
  'licence-seats': {
    en: ['On how many computers can I install a licence?'],
    'pt-BR': ['Em quantos computadores posso instalar?'],
    es: ['¿En cuántos ordenadores puedo instalar una licencia?'],
  },
};
const questions = Object.entries(asked).flatMap(([id, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, list]) =>
    list.map((question) => ({ id: `help:${id}`, language: language as Language, question })),
  ),
);

test.each(questions)('$question', ({ id, language, question }) => {
  const { known, passages } = retriever.find(question, language);
  expect([known, passages[0]?.passage.id]).toEqual([true, id]);
});
