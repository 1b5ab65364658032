import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { partOfTexts, type TextPart } from './texts.ts';

/** `import('./locales/en.json?light')`: the texts of the first view alone, by the list beside the catalogues. */
export default async function textsLoader(this: LoaderContext, catalogue: string): Promise<void> {
  const done = this.async();
  try {
    const list = path.join(path.dirname(this.resourcePath), 'light.json');
    this.addDependency(list);
    const part = this.resourceQuery.slice(1) as TextPart;
    done(null, partOfTexts(catalogue, await fs.readFile(list, 'utf8'), part));
  } catch (error) {
    done(error as Error);
  }
}
