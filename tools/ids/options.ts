import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ReportLanguage, reportLanguages } from '@arcada/ids';

export const help = `npm run ids -- MODEL.ifc REQUIREMENTS.ids [options]

Checks an IFC model (IFC2X3, IFC4, IFC4X3) against an IDS 1.0 file.

  --json FILE       writes the whole result as JSON
  --junit FILE      writes a JUnit report for build servers
  --bcf FILE        writes a BCF 2.1 file with an issue for each violated requirement
  --author NAME     author of the BCF issues (IDS check)
  --language CODE   language of texts: ${reportLanguages.join(', ')} (en)
  --quiet           prints nothing but errors
  --help            prints this

Exit code: 0 the model passes, 1 it fails, 2 the IDS is invalid, 3 a file or an option can't be used,
4 a fault of the checker itself.`;

/** The command was called in a way that can't work: its message says what to change. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface IdsOptions {
  model: string;
  ids: string;
  reports: { json?: string; junit?: string; bcf?: string };
  author: string;
  language: ReportLanguage;
  quiet: boolean;
}

const isLanguage = (text: string): text is ReportLanguage => reportLanguages.includes(text as ReportLanguage);

/** Reads the command line; paths are relative to `folder`. Undefined when help was asked for. Throws UsageError. */
export function readOptions(words: readonly string[], folder: string): IdsOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const parse = () =>
    parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: text, junit: text, bcf: text, author: text, language: text, quiet: flag, help: flag },
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (values.help) return undefined;
  const [model, ids, ...more] = positionals;
  if (!model || !ids || more.length > 0) {
    throw new UsageError('Name one IFC file and one IDS file: npm run ids -- MODEL.ifc REQUIREMENTS.ids');
  }
  const { json, junit, bcf, author = 'IDS check', language = 'en', quiet = false } = values;
  if (!isLanguage(language)) {
    throw new UsageError(`"${language}" is no language of reports. Languages: ${reportLanguages.join(', ')}`);
  }
  const place = (file: string) => path.resolve(folder, file);
  return {
    model: place(model),
    ids: place(ids),
    reports: {
      ...(json && { json: place(json) }),
      ...(junit && { junit: place(junit) }),
      ...(bcf && { bcf: place(bcf) }),
    },
    author,
    language,
    quiet,
  };
}
