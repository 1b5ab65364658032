import { sentencesOf } from './sentences.ts';

test.each([
  ['en', 'Yes. It fits. It holds.', ['Yes. It fits.', 'It holds.']],
  ['en', 'Usually not. We set it up.\nIt holds.', ['Usually not. We set it up.', 'It holds.']],
  ['pt-BR', 'Como preferir. São oito.', ['Como preferir. São oito.']],
  ['es', 'No. Los emiten otros.', ['No. Los emiten otros.']],
  ['en', 'Revit 2026. It holds.', ['Revit 2026.', 'It holds.']],
  ['en', 'Each team keeps rows. It holds.', ['Each team keeps rows.', 'It holds.']],
  ['en', 'No.', ['No.']],
  ['en', 'In C# or another .NET language. It holds.', ['In C# or another .NET language.', 'It holds.']],
  ['pt-BR', 'Em C# ou outra linguagem .NET. Ela serve.', ['Em C# ou outra linguagem .NET.', 'Ela serve.']],
  ['es', 'Compila para Revit 2026 (.NET 8)', ['Compila para Revit 2026 (.NET 8)']],
  ['en', '.NET SDK 8 to build. It holds.', ['.NET SDK 8 to build.', 'It holds.']],
  [
    'en',
    'It rests on a contract (art. 7 V, GDPR art. 6(1)(b)). It holds.',
    ['It rests on a contract (art. 7 V, GDPR art. 6(1)(b)).', 'It holds.'],
  ],
  [
    'en',
    'One tool, e.g. Revit, is enough. It takes approx. 3 days.',
    ['One tool, e.g. Revit, is enough.', 'It takes approx. 3 days.'],
  ],
  [
    'es',
    'Una herramienta, p. ej. Revit, basta. Tarda aprox. 3 días.',
    ['Una herramienta, p. ej. Revit, basta.', 'Tarda aprox. 3 días.'],
  ],
  ['pt-BR', 'Uma ferramenta, p. ex. Revit, basta.', ['Uma ferramenta, p. ex. Revit, basta.']],
  [
    'en',
    'It needs BCF 3.0. Others read no. 4, and the answer is no. Two do.',
    ['It needs BCF 3.0.', 'Others read no. 4, and the answer is no.', 'Two do.'],
  ],
  ['en', '“What changed?” is asked first. It holds.', ['“What changed?” is asked first.', 'It holds.']],
  ['en', 'They ask “What changed?” buildingSMART doesn’t.', ['They ask “What changed?”', 'buildingSMART doesn’t.']],
] as const)('%s: "%s" has the sentences %j', (language, text, sentences) => {
  expect(sentencesOf(text, language)).toEqual(sentences);
});
