import { site } from '@arcada/contracts';
import { loadChatTexts } from './chat-texts.ts';
import { fill, siteValues } from './chat-values.ts';
import { answerTo } from './talk/chat-tree.ts';

type Tree = { [key: string]: string | Tree };
/** Dotted keys with the placeholders of each text. */
const shapeOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key} ${[...new Set(value.match(/{{\w+}}/g))].sort()}`]
      : shapeOf(value, `${prefix}${key}.`),
  );

test.each(['en', 'es'] as const)(
  '%s has the same texts as Portuguese, with the same placeholders',
  async (language) => {
    expect(shapeOf(await loadChatTexts(language)).sort()).toEqual(shapeOf(await loadChatTexts('pt-BR')).sort());
  },
);

test('figures come from the site’s claims; no text contains one of its own', async () => {
  for (const language of ['pt-BR', 'en', 'es'] as const) {
    const { say, ...frame } = await loadChatTexts(language);
    const figures = Object.values(say).flatMap((text) => text.match(/\d+/g) ?? []);
    // The standard's number is its name.
    expect(new Set(figures)).toEqual(new Set(['19650']));
    expect(JSON.stringify({ ...frame, option: undefined })).not.toMatch(/\d/);
    const said = (text: string) => fill(text, siteValues(language));
    expect(said(say.faqRevit)).toContain(String(site.claims.revitFrom));
    expect(said(say.faqSupport)).toContain(`${site.claims.supportReplyHours} h`);
    expect(said(say.faqLicences)).toMatch(new RegExp(`${site.claims.basicSupportYears} (ano|year|año)\\b`));
  }
});

test('an unknown action gets the exact reply, with the way back', async () => {
  const { say, option } = await loadChatTexts('pt-BR');
  const node = answerTo('no_such_action');
  expect(say[node.say]).toBe('Desculpe, não entendi. Como posso ajudá-lo?');
  expect(node.options.map(({ text }) => option[text])).toEqual(['Voltar ao menu']);
});
