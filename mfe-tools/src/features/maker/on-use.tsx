import { lazyPart } from '../../shared/lazy-part.tsx';

/** Only on wide screens, where they come with the editor. */
export const TwoPanes = lazyPart(async () => {
  const part = await import('@arcada/ui/work');
  return part.TwoPanes;
});
export const StepLinks = lazyPart(async () => {
  const part = await import('@arcada/ui/work');
  return part.StepLinks;
}, 'nothing');
export const DocumentPreview = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-preview" */ '../../shared/preview/document-preview.tsx');
  return part.DocumentPreview;
});

/** Parts of the editor that are loaded when they are first used. */
export const FindingsPanel = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-findings" */ './findings/findings-panel.tsx');
  return part.FindingsPanel;
});
export const TracePanel = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-trace" */ './trace/trace-panel.tsx');
  return part.TracePanel;
});
export const ChatPanel = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-chat" */ './chat/chat-panel.tsx');
  return part.ChatPanel;
});
export const SuggestionsPanel = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-chat" */ './chat/suggestions-panel.tsx');
  return part.SuggestionsPanel;
});
export const TopicLibrary = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-library" */ './topics/topic-library.tsx');
  return part.TopicLibrary;
});
export const TopicsOfType = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-library" */ './topics/topics-of-type.tsx');
  return part.TopicsOfType;
}, 'nothing');
export const VersionsDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-versions" */ './versions/versions-dialog.tsx');
  return part.VersionsDialog;
}, 'nothing');
export const IssueDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-issue" */ './issue/issue-dialog.tsx');
  return part.IssueDialog;
}, 'nothing');
export const ShareDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-share" */ '../../shared/share/share-dialog.tsx');
  return part.ShareDialog;
}, 'nothing');
export const ConflictDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-conflict" */ './saving/conflict-dialog.tsx');
  return part.ConflictDialog;
}, 'nothing');
export const SheetDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-sheets" */ './table/sheet-dialog.tsx');
  return part.SheetDialog;
}, 'nothing');
export const ImportedNotice = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-sheets" */ './table/imported-notice.tsx');
  return part.ImportedNotice;
}, 'nothing');
export const NamingTools = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-naming" */ './namer/naming-tools.tsx');
  return part.NamingTools;
}, 'nothing');
