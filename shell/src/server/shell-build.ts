import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@arcada/contracts';
import { type Asset, readAssets, readFiles } from './assets.ts';

/** The shell's browser build, as the page server needs it. */
export interface ShellBuild {
  assets: Map<string, Asset>;
  /** Scripts that start the site. */
  entryScripts: string[];
  /** Stylesheets by public path. */
  styles: string[];
  styleTexts: string[];
  /** Icons and social pictures by path: `/favicon.ico`, `/social/home.png`. */
  files: Map<string, Asset>;
  /** Scripts worth fetching early for a page with these chunks of the shell. */
  hintsFor: (pageChunks: readonly string[], language: Language) => string[];
}

export function readShellBuild(folder: string): ShellBuild {
  const chunks = JSON.parse(fs.readFileSync(path.join(folder, 'chunks.json'), 'utf8')) as Record<string, string[]>;
  const assets = readAssets(path.join(folder, 'web'));
  const address = (file: string) => `/assets/${file}`;
  const named = (name: string, extension: string) => (chunks[name] ?? []).filter((file) => file.endsWith(extension));
  const styles = [...new Set([...named('main', '.css'), ...named('start', '.css')])];
  return {
    assets,
    entryScripts: named('main', '.js').map(address),
    styles: styles.map(address),
    files: readFiles(path.join(folder, 'files')),
    styleTexts: styles.map((file) => assets.get(file)?.bodies.identity.toString() ?? ''),
    hintsFor: (pageChunks, language) => {
      const names = ['provided', 'start', `shell-${language}`, ...pageChunks];
      const files = names.flatMap((name) => named(name, '.js'));
      return [...new Set(files)].filter((file) => !named('main', '.js').includes(file)).map(address);
    },
  };
}
