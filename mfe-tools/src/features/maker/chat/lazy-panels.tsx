import { SpinnerBlock } from '@arcada/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

interface PanelProps {
  documentId: string;
}

const chat = () => import(/* webpackChunkName: "maker-chat" */ './chat-panel.tsx');
const suggestions = () => import(/* webpackChunkName: "maker-chat" */ './suggestions-panel.tsx');
const LazyChat = lazy(async () => ({ default: (await chat()).ChatPanel }));
const LazySuggestions = lazy(async () => ({ default: (await suggestions()).SuggestionsPanel }));

/** Loaded when its tab is opened, which few authors do. */
export const ChatPanel = (props: PanelProps) => <Loaded panel={LazyChat} {...props} />;
export const SuggestionsPanel = (props: PanelProps) => <Loaded panel={LazySuggestions} {...props} />;

function Loaded({ panel: Panel, documentId }: PanelProps & { panel: ComponentType<PanelProps> }) {
  const { t } = useTranslation('tools');
  return (
    <Suspense fallback={<SpinnerBlock label={t('common.loading')} />}>
      <Panel documentId={documentId} />
    </Suspense>
  );
}
