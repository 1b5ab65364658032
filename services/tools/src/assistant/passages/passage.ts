import type { Language, SourceKind } from '@arcada/contracts';

/** A part of a source in one language, short enough to be read as one citation. */
export interface Passage {
  /** The source that it is part of: `topic:<id>`, `term:<id>`, `post:<id>`, `lesson:<course>/<lesson>`. */
  id: string;
  kind: SourceKind;
  language: Language;
  /** Title of the source. */
  title: string;
  /** Heading within the source; empty above the first one. */
  heading: string;
  /** Further names of what the source is about. */
  aliases: readonly string[];
  /** Lines; each is a paragraph or an item of a list. */
  text: string;
  /** The text as it is shown where the source is opened, its list items marked with "- ", if that differs. */
  shown?: string;
  /** Whether it is a list of the services, or of what a course has, aims at or asks of its learners, and states nothing of
   * its subject. */
  isOutline?: boolean;
  /** Whether its heading is a question that its text answers. */
  isAnswer?: boolean;
  /** Address on this site that opens it. */
  href: string;
}
