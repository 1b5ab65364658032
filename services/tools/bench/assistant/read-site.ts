import { type Language, languages, type ServiceDomain } from '@arcada/contracts';
import type { z } from 'zod';
import { libraryPassages } from '../../src/assistant/passages/library-passages.ts';
import { neighbours } from '../../src/assistant/passages/neighbours.ts';
import type { Passage } from '../../src/assistant/passages/passage.ts';
import { libraryFolder } from '../../src/library-folder.ts';

/** What the assistant of a running site reads: the library, and what the site publishes. */
export async function readSite(site: string): Promise<Passage[]> {
  const get = async <T>(_: ServiceDomain, path: string, language: Language, schema: z.ZodType<T>): Promise<T> => {
    const address = `${site}/${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const response = await fetch(address);
    if (!response.ok)
      throw new Error(`${address} returned ${response.status}; start the site with RATE_LIMIT_FACTOR=1000`);
    return schema.parse(await response.json());
  };
  const passages = libraryPassages(libraryFolder);
  for (const read of Object.values(neighbours))
    for (const language of languages) passages.push(...(await read(get, language)));
  return passages;
}
