import { useRef, useState } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import type { ContentLabels } from './blocks.ts';

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

/** Code with its language and a button that copies it. */
export function CodeBlock({ language, text, labels }: { language?: string; text: string; labels: ContentLabels }) {
  const [copying, setCopying] = useState<'copied' | 'refused'>();
  const code = useRef<HTMLElement>(null);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
    } catch (error) {
      console.warn('The browser refused to copy: the code is marked instead.', error);
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setCopying('refused');
    }
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
        <code ref={code}>{text}</code>
      </pre>
    </figure>
  );
}
