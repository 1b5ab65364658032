/** The addresses of a pasted list: separated by lines, commas, semicolons, tabs; `Ana <ana@example.com>` too. */
export function addressesOf(text: string): string[] {
  return text
    .split(/[\n,;\t]+/)
    .map((part) => (/<([^<>]+)>\s*$/.exec(part)?.[1] ?? part).trim())
    .filter(Boolean);
}
