import { applyEdits, type LibraryWords, type Topic, topicsInLanguage } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { useState } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { useUndoable } from '../editing/use-undoable.ts';
import { mostTopics, topicsApi } from './topics.api.ts';

/** What became of the topics: how many have changed, and which stay in another language. */
interface Outcome {
  language: Language;
  swapped: number;
  kept: readonly Topic[];
}

/** The document in another language: topics that still have the library's words get those of the language, too. */
export function useTopicLanguage() {
  const { current, apply } = useEditing();
  const { canUndo, put, undo } = useUndoable();
  const [load] = topicsApi.useLazyToolsTopicsQuery();
  const [pending, setPending] = useState<Language>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [failed, setFailed] = useState<{ language: Language; error: unknown }>();
  const wordsOf = async (lang: Language) => (await load({ lang, pageSize: mostTopics }, true).unwrap()).items;
  const change = async (language: Language) => {
    setOutcome(undefined);
    setFailed(undefined);
    if (current().topics.length === 0) return apply([{ op: 'property', name: 'language', value: language }]);
    setPending(language);
    try {
      const [en, ptBr, es] = await Promise.all([wordsOf('en'), wordsOf('pt-BR'), wordsOf('es')]);
      const library: LibraryWords = { en, 'pt-BR': ptBr, es };
      const { edits, kept } = topicsInLanguage(current(), language, library);
      put((now) => applyEdits(now, [{ op: 'property', name: 'language', value: language }, ...edits]));
      setOutcome({ language, swapped: edits.length, kept });
    } catch (error) {
      apply([{ op: 'property', name: 'language', value: language }]);
      setFailed({ language, error });
    }
    setPending(undefined);
  };
  return {
    pending,
    outcome,
    failed,
    change: (language: Language) => void change(language),
    undo:
      canUndo && outcome
        ? () => {
            undo();
            setOutcome(undefined);
          }
        : undefined,
  };
}
export type TopicLanguage = ReturnType<typeof useTopicLanguage>;
