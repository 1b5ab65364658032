import type { Finding, Rule } from '../rule.ts';

interface Twin {
  /** The second name of something that has one already. */
  wrong: RegExp;
  /** What the glossary calls it. */
  right: string;
}

/** Words that texts don't use, by language: docs/glossary.md has one name for each thing. */
const twins: Readonly<Record<string, readonly Twin[]>> = {
  en: [
    { wrong: /\bplugins?\b/i, right: 'plug-in' },
    { wrong: /\be-mails?\b/i, right: 'email' },
    { wrong: /\buser names?\b/i, right: 'username' },
    { wrong: /\blicenses?\b/i, right: 'licence' },
    { wrong: /\blog(?:ging)?[ -]?(?:in|out)\b/i, right: 'sign in, sign out' },
    { wrong: /\bsign[ -]?up\b/i, right: 'register, or subscribe' },
    { wrong: /\b(?:this|next|our|monthly) letters?\b/i, right: 'newsletter, or issue' },
    { wrong: /\bnobody\b/i, right: 'no one' },
    { wrong: /\byour house\b/i, right: 'your team, or your company' },
  ],
  'pt-BR': [
    { wrong: /\bplug-ins?\b/i, right: 'plugin' },
    { wrong: /\bemails?\b/i, right: 'e-mail' },
    { wrong: /\bcartas?\b/i, right: 'newsletter, edição' },
    { wrong: /\bativações\b/i, right: 'assentos' },
    { wrong: /\bformação\b/i, right: 'treinamento' },
    { wrong: /\blista de conferência\b/i, right: 'checklist' },
    { wrong: /\b(?:login|logout)\b/i, right: 'entrar, sair' },
    { wrong: /\bnota fiscal\b/i, right: 'fatura' },
    { wrong: /\bdon[oa]s?\b/i, right: 'responsável, titular' },
    { wrong: /\bPEBs?\b/, right: 'BEP' },
  ],
  es: [
    { wrong: /\bplug-ins?\b|\bcomplementos?\b/i, right: 'plugin' },
    { wrong: /\be-?mails?\b/i, right: 'correo' },
    { wrong: /\bdueñ[oa]s?\b/i, right: 'responsable, titular' },
    { wrong: /\bcartas?\b/i, right: 'boletín, número' },
    { wrong: /\basientos?\b/i, right: 'puesto (licencia), plaza (curso)' },
    { wrong: /\bnombramientos?\b/i, right: 'contrato' },
    { wrong: /\b(?:login|logout)\b/i, right: 'iniciar sesión, salir' },
  ],
};

/** The customer's own words, which stand as they are. */
const given: ReadonlySet<string> = new Set([
  'AI Plugins',
  'Login',
  'Login failed',
  'Login successful',
  'Logout failed',
  'Logout successful',
  'Email inválido',
  'Login bem-sucedido',
  'Falha no login',
  'Falha ao fazer login',
  'Logout bem-sucedido',
  'Falha no logout',
  'Falha ao fazer logout',
]);

const catalogue =
  /^(?:shell|mfe-[^/]+|packages\/platform)\/src\/(?:.+\/)?(?:locales|texts)\/(?:[a-z-]+\/)?(en|pt-BR|es)\.json$/;
/** Values that are filled in have names of the code. */
const spoken = (line: string) =>
  /^\s*"[^"]+":\s*"((?:\\.|[^"\\])*)",?$/
    .exec(line)?.[1]
    ?.replace(/\\"/g, '"')
    .replace(/\{\{.*?\}\}/g, '');

/** Articles and captions of courses. */
const courseText = /^services\/learning\/src\/seed\/(?:courses|media)\/.+\.(en|pt-BR|es)\.(?:md|vtt)$/;
/** Titles, quizzes and exercises of courses: a text in three languages, in this order. */
const courseData = /^services\/learning\/src\/seed\/courses\/.+\.ts$/;
const sayings = /\bsay\(\s*(['"])(.*?)\1,\s*(['"])(.*?)\3,\s*(['"])(.*?)\5,?\s*\)/gs;

/** Refusals, mails and documents of services: `en: '…'` and its two translations. What people search for is as they say it. */
const serviceText =
  /^(?:services\/[^/]+|packages\/(?:contracts|service-kit))\/src\/(?!.*(?:\bseed\/|\bsearch|\bretrieval\/|found-pages)).+(?<!\.test)\.ts$/;
const translations = /(?:\b(en|es)|'(pt-BR)'):\s*(['"`])((?:\\.|(?!\3)[^\\])*)\3/g;

/** What the assistant says of this site. The other names that a thing is asked by are as people say it. */
const help = 'services/tools/library/help.json';
const aliases = /"aliases": \[[^\]]*\]/g;
const inLanguage = /^\s*"(en|pt-BR|es)": \{/;

interface Spoken {
  language: string;
  line: number;
  text: string;
}

function textsIn(file: string, content: string): Spoken[] {
  const lines = content.split('\n').map((text, at) => ({ text, line: at + 1 }));
  const article = courseText.exec(file)?.[1];
  if (article) return lines.map(({ text, line }) => ({ language: article, line, text }));
  if (courseData.test(file))
    return [...content.matchAll(sayings)].flatMap((found) => {
      const line = content.slice(0, found.index).split('\n').length;
      return Object.keys(twins).map((language, at) => ({ language, line, text: found[2 * at + 2] ?? '' }));
    });
  if (serviceText.test(file))
    return [...content.matchAll(translations)].flatMap((found) => {
      const text = found[4] ?? '';
      if (given.has(text)) return [];
      const line = content.slice(0, found.index).split('\n').length;
      return [{ language: found[1] ?? found[2] ?? '', line, text: text.replace(/\{.*?\}/g, '') }];
    });
  if (file === help) {
    let language = '';
    const said = content.replace(aliases, (list) => list.replace(/[^\n]/g, ''));
    return said.split('\n').map((text, at) => {
      language = inLanguage.exec(text)?.[1] ?? language;
      return { language, line: at + 1, text };
    });
  }
  const language = catalogue.exec(file)?.[1];
  if (!language) return [];
  return lines.flatMap(({ text, line }) => {
    const value = spoken(text);
    return value === undefined || given.has(value) ? [] : [{ language, line, text: value }];
  });
}

const isRead = (file: string) =>
  file === help || [courseText, courseData, serviceText, catalogue].some((kind) => kind.test(file));

/** Catalogues, courses and texts of services call each thing by its one name of the glossary. */
export const glossaryWords: Rule = {
  name: 'glossary-words',
  check: ({ files, read }) =>
    files.filter(isRead).flatMap((file) =>
      textsIn(file, read(file)).flatMap(({ language, line, text }): Finding[] =>
        (twins[language] ?? []).flatMap(({ wrong, right }) => {
          const word = wrong.exec(text)?.[0];
          if (word === undefined) return [];
          const message = `"${word}" has another name in docs/glossary.md: ${right}`;
          return [{ file, line, rule: 'glossary-words', message }];
        }),
      ),
    ),
};
