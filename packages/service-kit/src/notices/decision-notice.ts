import { dateFormat, forEachLanguage, type GivenNotice, type Translated } from '@arcada/contracts';
import { inWords } from './in-words.ts';

/** What an admin has decided about something that a producer has submitted. */
export type Decision =
  | { kind: 'published' | 'scheduled' | 'unscheduled' | 'withdrawn'; text: Translated }
  | { kind: 'sentBack'; note: string };

const titles = {
  published: {
    en: '“{name}” is published',
    'pt-BR': '“{name}” foi publicado',
    es: '«{name}» se ha publicado',
  },
  scheduled: {
    en: '“{name}” will be published',
    'pt-BR': '“{name}” será publicado',
    es: '«{name}» se publicará',
  },
  unscheduled: {
    en: '“{name}” is no longer scheduled',
    'pt-BR': '“{name}” não está mais agendado',
    es: '«{name}» ya no está programado',
  },
  withdrawn: {
    en: '“{name}” was taken off the site',
    'pt-BR': '“{name}” foi retirado do site',
    es: '«{name}» se ha retirado del sitio',
  },
  sentBack: {
    en: '“{name}” was sent back to you',
    'pt-BR': '“{name}” foi devolvido para você',
    es: '«{name}» se te ha devuelto',
  },
} satisfies Record<Decision['kind'], Translated>;

const submitted: Translated = {
  en: '“{name}” was submitted',
  'pt-BR': '“{name}” foi enviado',
  es: '«{name}» se ha enviado',
};

/** What publishing means for something to buy. */
export const putOnSale: Translated = {
  en: 'An admin has put it on sale.',
  'pt-BR': 'Um administrador o colocou à venda.',
  es: 'Un administrador lo ha puesto a la venta.',
};

/** What scheduling means for something to buy: `{time}` is when. */
export const toGoOnSale: Translated = {
  en: 'An admin has scheduled it: it goes on sale on {time} (UTC).',
  'pt-BR': 'Um administrador o agendou: estará à venda a partir de {time} (UTC).',
  es: 'Un administrador lo ha programado: saldrá a la venta el {time} (UTC).',
};

/** What it means when something scheduled is made a draft again, or archived. */
export const notScheduled: Translated = {
  en: 'An admin has cancelled the date that was set. Write to us if you have questions.',
  'pt-BR': 'Um administrador cancelou a data prevista. Em caso de dúvida, escreva para nós.',
  es: 'Un administrador ha anulado la fecha prevista. Si tienes preguntas, escríbenos.',
};

/** What taking it off sale means. */
export const takenOffSale: Translated = {
  en: 'An admin has taken it off sale. Whoever bought it keeps it. Write to us if you have questions.',
  'pt-BR': 'Um administrador o tirou de venda. Quem o comprou continua com ele. Em caso de dúvida, escreva para nós.',
  es: 'Un administrador lo ha retirado de la venta. Quien lo compró lo conserva. Si tienes preguntas, escríbenos.',
};

/** A status, and since when, or from when on, it is `published`. */
interface Standing {
  status: string;
  publishedAt: Date | null;
}
const phaseOf = ({ status, publishedAt }: Standing, now: Date): 'published' | 'scheduled' | 'hidden' => {
  if (status !== 'published') return 'hidden';
  return publishedAt !== null && publishedAt > now ? 'scheduled' : 'published';
};

/** What a change means to who waits for it; undefined when it means nothing, such as a save of what is published. */
export function publicationMove(
  before: Standing,
  after: Standing,
  now: Date,
): Exclude<Decision['kind'], 'sentBack'> | undefined {
  const [was, is] = [phaseOf(before, now), phaseOf(after, now)];
  if (is === 'hidden') return was === 'hidden' ? undefined : was === 'published' ? 'withdrawn' : 'unscheduled';
  const isSame = is === was && (is === 'published' || before.publishedAt?.getTime() === after.publishedAt?.getTime());
  return isSame ? undefined : is;
}

/** A time in the words of a notice, which doesn't know its reader's time zone. */
export const timeInWords = (time: Date): Translated =>
  forEachLanguage((language) =>
    dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time),
  );

// Room for the words around it in a title of 200 characters.
const shortened = (name: string): string => (name.length > 150 ? `${name.slice(0, 149)}…` : name);

/** The notice of a decision to who has submitted it; the same sentences in every area. `name` is a title in each language. */
export function decisionNotice(name: Translated, decision: Decision): Pick<GivenNotice, 'kind' | 'title' | 'text'> {
  const text = decision.kind === 'sentBack' ? forEachLanguage(() => decision.note.slice(0, 1000)) : decision.text;
  const values = { name: forEachLanguage((language) => shortened(name[language])) };
  return { kind: 'publication', title: inWords(titles[decision.kind], values), text };
}

/** The notice to admins of something that a producer has handed in: `text` says what they do with it. */
export const submittedNotice = (name: Translated, text: Translated): Pick<GivenNotice, 'kind' | 'title' | 'text'> => ({
  kind: 'publication',
  title: inWords(submitted, { name: forEachLanguage((language) => shortened(name[language])) }),
  text,
});
