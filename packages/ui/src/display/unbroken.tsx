interface UnbrokenProps {
  text: string;
  /** What in the text stays on one line, such as the number of an order, which has a hyphen. */
  part: string | undefined;
}

/** A text of which a part isn't broken across lines. */
export function Unbroken({ text, part }: UnbrokenProps) {
  const at = part ? text.indexOf(part) : -1;
  if (!part || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="a-whole">{part}</span>
      {text.slice(at + part.length)}
    </>
  );
}
