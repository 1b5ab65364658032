/** Facts at the head of a Markdown file, and the text below them. */
export interface FrontMatter {
  facts: Record<string, string | string[]>;
  text: string;
}

/** Reads `---`, lines of `name: value`, `---`. A value is a word, a text in double quotes, or a list in brackets. */
export function readFrontMatter(file: string, content: string): FrontMatter {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content.replaceAll('\r\n', '\n'));
  if (!parts) throw new Error(`${file} must begin with facts between two lines of ---`);
  const facts: FrontMatter['facts'] = {};
  for (const line of (parts[1] as string).split('\n').filter((text) => text.trim())) {
    const fact = /^(\w+):\s*(.*)$/.exec(line);
    if (!fact) throw new Error(`${file}: "${line}" is not of the form "name: value"`);
    facts[fact[1] as string] = readValue((fact[2] as string).trim());
  }
  return { facts, text: (parts[2] as string).trim() };
}

function readValue(text: string): string | string[] {
  if (text.startsWith('"')) return JSON.parse(text) as string;
  if (!text.startsWith('[')) return text;
  const items = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^,"]+/g) ?? [];
  return items.map((item) => readValue(item.trim()) as string).filter(Boolean);
}
