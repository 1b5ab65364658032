import { longTextColumn, textColumn } from '@arcada/service-kit';
import { Column, PrimaryColumn } from 'typeorm';

/** The texts of a product in one language. Lists that are only shown are JSON text. */
export abstract class TextColumns {
  @PrimaryColumn(textColumn(8))
  language: string;

  @Column(textColumn(200))
  name: string;

  @Column(textColumn(500))
  description: string;

  /** JSON list of paragraphs. */
  @Column(longTextColumn())
  body: string;

  /** JSON list of `{ name, text }`. */
  @Column(longTextColumn())
  inside: string;

  /** JSON list of strings. */
  @Column(longTextColumn())
  requirements: string;

  /** JSON list of `{ version, date, notes }`, newest first. */
  @Column(longTextColumn())
  changelog: string;
}
