import { Fragment } from 'react';

const item = /^- /;
/** "[project name]": what a document gets from its project. */
const gap = /\[(\p{L}[^\]]*)\]/u;

interface SourceTextProps {
  text: string;
  quotes: readonly string[];
}

/** Paragraphs and lists, with what was quoted marked. */
export function SourceText({ text, quotes }: SourceTextProps) {
  const groups: string[][] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const last = groups.at(-1);
    if (last && item.test(line) && item.test(last[0] as string)) last.push(line);
    else groups.push([line]);
  }
  return groups.map((lines) =>
    item.test(lines[0] as string) ? (
      <ul key={lines[0]}>
        {lines.map((line) => (
          <li key={line}>
            <Line line={line.replace(item, '')} quotes={quotes} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]}>
        <Line line={lines[0] as string} quotes={quotes} />
      </p>
    ),
  );
}

function Line({ line, quotes }: { line: string; quotes: readonly string[] }) {
  const quote = quotes.find((one) => line.includes(one));
  if (!quote) return withGaps(line);
  const at = line.indexOf(quote);
  return (
    <>
      <Line line={line.slice(0, at)} quotes={quotes} />
      <mark>{withGaps(quote)}</mark>
      <Line line={line.slice(at + quote.length)} quotes={quotes} />
    </>
  );
}

/** Every second part of the split is the name of a gap. */
const withGaps = (line: string) =>
  line.split(gap).map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
  });
