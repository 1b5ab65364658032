import { applyEdits, type LibraryWords, type Topic, type TopicsInLanguage, topicsInLanguage } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { useState } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { useUndoable } from '../editing/use-undoable.ts';
import { mostTopics, topicsApi } from './topics.api.ts';

/** What became of topics and example codes: how many have changed, and which topics stay in another language. */
interface Outcome {
  language: Language;
  swapped: number;
  codes: number;
  kept: readonly Topic[];
}

const noTopics: TopicsInLanguage = { edits: [], kept: [] };

/** The document in another language: topics of the library and example codes that nobody has changed follow it. */
export function useTopicLanguage() {
  const { current, apply } = useEditing();
  const { canUndo, put, undo } = useUndoable();
  const [load] = topicsApi.useLazyToolsTopicsQuery();
  const [pending, setPending] = useState<Language>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [failed, setFailed] = useState<{ language: Language; error: unknown }>();
  const wordsOf = async (lang: Language) => (await load({ lang, pageSize: mostTopics }, true).unwrap()).items;
  const readLibrary = async (): Promise<LibraryWords> => {
    const [en, ptBr, es] = await Promise.all([wordsOf('en'), wordsOf('pt-BR'), wordsOf('es')]);
    return { en, 'pt-BR': ptBr, es };
  };
  const change = async (language: Language) => {
    setOutcome(undefined);
    setFailed(undefined);
    const { topics, tables } = current();
    const hasCodes = tables.statusCodes.length + tables.naming.length > 0;
    if (topics.length === 0 && !hasCodes) return apply([{ op: 'property', name: 'language', value: language }]);
    setPending(language);
    try {
      const { exampleCodesInLanguage } = await import(
        /* webpackChunkName: "example-codes" */ '../table/example-codes.ts'
      );
      const library = topics.length > 0 ? await readLibrary() : undefined;
      const { edits, kept } = library ? topicsInLanguage(current(), language, library) : noTopics;
      const codes = exampleCodesInLanguage(current(), language);
      put((now) => applyEdits(now, [{ op: 'property', name: 'language', value: language }, ...edits, ...codes]));
      setOutcome({ language, swapped: edits.length, codes: codes.length, kept });
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
