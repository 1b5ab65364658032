import { lazy } from 'react';

/** Parts of the editor that are loaded when they are first used. */
export const FindingsPanel = lazy(async () => {
  const { FindingsPanel } = await import(/* webpackChunkName: "maker-findings" */ './findings/findings-panel.tsx');
  return { default: FindingsPanel };
});
export const TracePanel = lazy(async () => {
  const { TracePanel } = await import(/* webpackChunkName: "maker-trace" */ './trace/trace-panel.tsx');
  return { default: TracePanel };
});
export const TopicLibrary = lazy(async () => {
  const { TopicLibrary } = await import(/* webpackChunkName: "maker-library" */ './topics/topic-library.tsx');
  return { default: TopicLibrary };
});
export const VersionsDialog = lazy(async () => {
  const { VersionsDialog } = await import(/* webpackChunkName: "maker-versions" */ './versions/versions-dialog.tsx');
  return { default: VersionsDialog };
});
export const IssueDialog = lazy(async () => {
  const { IssueDialog } = await import(/* webpackChunkName: "maker-issue" */ './issue/issue-dialog.tsx');
  return { default: IssueDialog };
});
export const ConflictDialog = lazy(async () => {
  const { ConflictDialog } = await import(/* webpackChunkName: "maker-conflict" */ './saving/conflict-dialog.tsx');
  return { default: ConflictDialog };
});
export const NamingTools = lazy(async () => {
  const { NamingTools } = await import(/* webpackChunkName: "maker-naming" */ './namer/naming-tools.tsx');
  return { default: NamingTools };
});
