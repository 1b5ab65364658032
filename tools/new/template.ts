import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';

const ending = '.template';

/** Replaces `__word__` by its value; an unknown word is an error in the template. */
export function fill(text: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(`__${word}__`, value), text);
}

/** Copies a template folder, replacing words in file names too. Returns the written files. */
export function copyTemplate(template: string, target: string, words: Record<string, string>): string[] {
  const from = path.join(import.meta.dirname, 'templates', template);
  return fs
    .readdirSync(from, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => {
      const written = path.join(target, fill(file.slice(0, -ending.length), words));
      if (fs.existsSync(written)) throw new ToolError(`${written} exists already: choose another name`);
      fs.mkdirSync(path.dirname(written), { recursive: true });
      fs.writeFileSync(written, fill(fs.readFileSync(path.join(from, file), 'utf8'), words));
      return written;
    });
}

/** Inserts text into a file after (or before) a required place; does nothing when the text is there. */
export function insert(file: string, where: { after: RegExp } | { before: RegExp }, text: string): void {
  const content = fs.readFileSync(file, 'utf8');
  if (content.includes(text)) return;
  const pattern = 'after' in where ? where.after : where.before;
  const found = pattern.exec(content);
  if (!found) {
    throw new ToolError(`${file} looks different than expected. Add there by hand, where it belongs:\n${text}`);
  }
  const at = found.index + ('after' in where ? found[0].length : 0);
  fs.writeFileSync(file, content.slice(0, at) + text + content.slice(at));
}
