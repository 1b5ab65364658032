import { lazyPart } from '../../shared/lazy-part.tsx';
import { isWide, stepsWidth } from './editing/use-wide.ts';
import { DocumentPreview, StepLinks, TwoPanes } from './on-use.tsx';

/** The editor, with what it shows at once at the width of the window. */
export const DocumentEditor = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "maker-editor" */ './document-editor.tsx'),
    ...(isWide(stepsWidth) ? [StepLinks.preload()] : []),
    ...(isWide() ? [TwoPanes.preload(), DocumentPreview.preload()] : []),
  ]);
  return part.DocumentEditor;
});

/** Of the beginning, when they are chosen. */
export const EarlierDocument = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-earlier" */ './start/earlier-document.tsx');
  return part.EarlierDocument;
});
export const ImportFile = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "maker-import" */ '../../shared/import-file.tsx');
  return part.ImportFile;
});
