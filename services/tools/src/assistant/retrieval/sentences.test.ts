import { sentencesOf } from './sentences.ts';

test.each([
  ['en', 'Yes. It fits. It holds.', ['Yes. It fits.', 'It holds.']],
  ['en', 'Usually not. We set it up.\nIt holds.', ['Usually not. We set it up.', 'It holds.']],
  ['pt-BR', 'Como preferir. São oito.', ['Como preferir. São oito.']],
  ['es', 'No. Los emiten otros.', ['No. Los emiten otros.']],
  ['en', 'Revit 2026. It holds.', ['Revit 2026.', 'It holds.']],
  ['en', 'Each team keeps rows. It holds.', ['Each team keeps rows.', 'It holds.']],
  ['en', 'No.', ['No.']],
] as const)('%s: "%s" has the sentences %j', (language, text, sentences) => {
  expect(sentencesOf(text, language)).toEqual(sentences);
});
