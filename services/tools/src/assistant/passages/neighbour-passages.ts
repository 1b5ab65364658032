import {
  type AboutPage,
  type Course,
  defaultLanguage,
  formatPrice,
  type Language,
  type Lesson,
  links,
  matchLanguage,
  type Post,
  type Product,
  type ProductSummary,
  type ServicesPage,
  type SourceKind,
  type TextPage,
  type TextPageName,
} from '@arcada/contracts';
import { contentSections } from './content-sections.ts';
import { factLines } from './fact-texts.ts';
import type { Passage } from './passage.ts';

interface Source {
  kind: SourceKind;
  key: string;
  language: Language;
  title: string;
  aliases?: readonly string[];
  href: string;
}

interface Part extends Pick<Passage, 'isOutline' | 'isAnswer'> {
  heading?: string;
  anchor?: string;
  lines: readonly string[];
}

function partsOf(source: Source, parts: Part[]): Passage[] {
  const { kind, key, language, title, aliases = [], href } = source;
  return parts
    .filter(({ lines }) => lines.some(Boolean))
    .map(({ heading = '', anchor, lines, isOutline = false, isAnswer = false }) => ({
      id: `${kind}:${key}`,
      kind,
      language,
      title,
      heading,
      aliases,
      text: lines.filter(Boolean).join('\n'),
      ...(isOutline && { isOutline }),
      ...(isAnswer && { isAnswer }),
      href: anchor ? `${href}#${anchor}` : href,
    }));
}

/** In the language of its text, which is English where a translation is missing. */
export function postPassages(post: Post): Passage[] {
  const language = matchLanguage(post.language) ?? defaultLanguage;
  const { id, title, excerpt, body, tags } = post;
  const source: Source = { kind: 'post', key: id, language, title, aliases: tags, href: links.post(id) };
  return partsOf(source, [{ lines: [excerpt] }, ...contentSections(body)]);
}

export function productPassages(product: Product, language: Language): Passage[] {
  const { id, name, description, body, inside, requirements, changelog } = product;
  const source: Source = { kind: 'product', key: id, language, title: name, href: links.product(id) };
  return partsOf(source, [
    { lines: [description, ...factLines.product(product, language), ...body] },
    { lines: inside.map((part) => `${part.name}: ${part.text}`) },
    { lines: requirements },
    { lines: changelog.flatMap(({ version, notes }) => notes.map((note) => `${version}: ${note}`)) },
  ]);
}

/** What the list of the catalogue says of a product. */
export function listedProductPassages(product: ProductSummary, language: Language): Passage[] {
  const { id, name, description } = product;
  const source: Source = { kind: 'product', key: id, language, title: name, href: links.product(id) };
  return partsOf(source, [{ lines: [description, ...factLines.product(product, language)] }]);
}

export function coursePassages(course: Course, language: Language): Passage[] {
  const { id, title, description, body, outcomes, audience, requirements, syllabus } = course;
  const source: Source = { kind: 'course', key: id, language, title, href: links.course(id) };
  return partsOf(source, [
    { lines: [description, ...factLines.course(course, language), ...body] },
    { isOutline: true, lines: outcomes },
    { isOutline: true, lines: [...audience, ...requirements] },
    {
      isOutline: true,
      lines: syllabus.map((chapter) => [chapter.title, chapter.lessons.map((one) => one.title).join('; ')].join(': ')),
    },
  ]);
}

export function lessonPassages(lesson: Lesson, language: Language): Passage[] {
  const { id, courseId, courseTitle, title, summary, body, video } = lesson;
  const href = links.lessonPreview(courseId, id);
  const source: Source = { kind: 'lesson', key: `${courseId}/${id}`, language, title, aliases: [courseTitle], href };
  const spoken = video?.transcript.map(({ text }) => text).join(' ') ?? '';
  return partsOf(source, [{ lines: [summary] }, { lines: [spoken] }, ...contentSections(body)]);
}

export function servicesPassages(page: ServicesPage, language: Language): Passage[] {
  const own: Source = { kind: 'page', key: 'services', language, title: page.title, href: links.services() };
  const names = new Intl.ListFormat(language).format(page.services.map(({ tab }) => tab));
  const whole = partsOf(own, [{ isOutline: true, lines: [`${page.title}: ${names}.`, page.lead] }]);
  const each = page.services.flatMap((service) => {
    const { id, tab, title, offer, process, deliverables, needed, duration, price, priceUnit, example, questions } =
      service;
    const range = `${formatPrice(price.from)} – ${formatPrice(price.to)} USD`;
    const source: Source = {
      kind: 'page',
      key: 'services',
      language,
      title: `${tab}: ${title}`,
      href: links.services(id),
    };
    return partsOf(source, [
      { lines: offer },
      { heading: page.processTitle, lines: process.map(({ name, text }) => `${name}: ${text}`) },
      { heading: page.deliverablesTitle, lines: deliverables },
      { heading: page.neededTitle, lines: needed },
      { heading: page.durationTitle, lines: [duration] },
      { heading: page.priceTitle, lines: [`${tab}: ${range}, ${priceUnit}.`, page.priceNote] },
      { heading: page.exampleTitle, lines: [`${example.title}: ${example.text}`, example.result] },
      ...questions.map(({ name, text }) => ({ heading: name, lines: [text], isAnswer: true })),
    ]);
  });
  return [...whole, ...each];
}

/** Terms and privacy, by their headings. */
export function textPagePassages(name: TextPageName, page: TextPage, language: Language): Passage[] {
  const source: Source = { kind: 'page', key: name, language, title: page.title, href: links[name]() };
  return partsOf(source, [{ lines: [page.lead] }, ...contentSections(page.body)]);
}

export function aboutPassages(page: AboutPage, language: Language): Passage[] {
  const source: Source = { kind: 'page', key: 'about', language, title: page.title, href: links.about() };
  const titled = ({ title, text }: { title: string; text: string }) => `${title}: ${text}`;
  return partsOf(source, [
    { lines: [page.lead, ...page.paragraphs] },
    { heading: page.workTitle, lines: page.work.map(titled) },
    { heading: page.principlesTitle, lines: page.principles.map(titled) },
    { heading: page.teamTitle, lines: page.team.map(({ name, role, bio }) => `${name}, ${role}. ${bio}`) },
  ]);
}
