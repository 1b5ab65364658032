import { type ReactNode, useRef } from 'react';
import { useCopying } from '../actions/copying.ts';
import { CheckIcon } from '../icons/icons.tsx';
import type { Block, CodeMark, ContentLabels } from './blocks.ts';

/** Display names of languages; others are shown as given, and plain text needs none. */
const names: Record<string, string> = {
  python: 'Python',
  py: 'Python',
  csharp: 'C#',
  cs: 'C#',
  json: 'JSON',
  xml: 'XML',
  csv: 'CSV',
  sql: 'SQL',
  yaml: 'YAML',
  bash: 'Shell',
  powershell: 'PowerShell',
  sh: 'Shell',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  text: '',
};

/** The service has found the parts: nothing is read here. */
function coloured(text: string, marks: readonly CodeMark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to, kind] of marks) {
    if (from < at) continue;
    parts.push(text.slice(at, from));
    parts.push(
      <span key={from} className={`a-code-${kind}`}>
        {text.slice(from, to)}
      </span>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return parts;
}

/** Code with its language and a button that copies it. */
export function CodeBlock({ block, labels }: { block: Extract<Block, { type: 'code' }>; labels: ContentLabels }) {
  const { language, text, marks } = block;
  const { copying, copy } = useCopying();
  const code = useRef<HTMLElement>(null);
  const handleCopy = async () => {
    if (!(await copy(text)) && code.current) getSelection()?.selectAllChildren(code.current);
  };
  return (
    <figure className="a-content-listing">
      <figcaption className="a-content-listing-head">
        <span>{language ? (names[language] ?? language) : ''}</span>
        <span className="a-content-copied" role="status">
          {copying === 'refused' && labels.copyRefused}
          {copying === 'copied' && labels.copied}
        </span>
        <button type="button" className="a-content-copy" onClick={() => void handleCopy()}>
          {copying === 'copied' && <CheckIcon size={14} />}
          {labels.copy}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <pre tabIndex={0}>
        <code ref={code}>{marks ? coloured(text, marks) : text}</code>
      </pre>
    </figure>
  );
}
