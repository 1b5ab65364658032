import { Module } from '@nestjs/common';
import { Column, Entity, type EntityManager, In, Index, LessThan, MoreThan, PrimaryColumn } from 'typeorm';
import { bigColumn, tableColumn as column, integerColumn, textColumn } from '../database/columns.ts';
import { createTable, index, key } from '../database/create-table.ts';
import type { UserActor } from '../identity/actor.ts';
import type { ServicePart } from '../service-part.ts';
import { hasJustConfirmed, requireAdminStep } from './admin-step.ts';
import { type ChangedText, correctedWords } from './typing-correction.ts';

/** For so long corrections of one text add up. */
const spentMilliseconds = 86_400_000;

/** How much of a text was corrected without the password. */
@Entity('spent_correction')
@Index('ix_spent_correction_at', ['at'])
export class SpentCorrectionEntity {
  @PrimaryColumn(textColumn(20))
  kind: string;

  /** Id of the product, post or course. */
  @PrimaryColumn(textColumn(160))
  subject: string;

  /** Place of the text in it. */
  @PrimaryColumn(textColumn(240))
  path: string;

  @Column(integerColumn())
  words: number;

  /** When the first of these words was corrected, in milliseconds since 1970. */
  @Column(bigColumn())
  at: number;
}

/** Those of before don't count any more. */
export const oldCorrections = (now: number) => ({ at: LessThan(now - spentMilliseconds) });

@Module({})
class CorrectionsModule {}

/** For a service whose texts admins correct, for `joinParts`; `migration` is its name and ends in 13 digits. */
export const correctionsPart = (migration: string): ServicePart => ({
  module: CorrectionsModule,
  entities: [SpentCorrectionEntity],
  migrations: [
    createTable(
      migration,
      'spent_correction',
      [
        column.text('kind', 20, key),
        column.text('subject', 160, key),
        column.text('path', 240, key),
        column.integer('words'),
        column.big('at'),
      ],
      [index('ix_spent_correction_at', 'at')],
    ),
  ],
});

/**
 * Lets an admin correct texts that buyers or readers see: typing errors at once, more than that and facts with the
 * password, also when it comes in small parts. The parts of a day add up until the password is given. Within the
 * transaction that has the subject locked.
 */
export async function requireCorrections(
  manager: EntityManager,
  admin: UserActor,
  { kind, id: subject }: { kind: string; id: string },
  texts: readonly ChangedText[],
): Promise<void> {
  const changed = texts.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const these = { kind, subject, path: In(changed.map(({ path }) => path)) };
  if (hasJustConfirmed(admin)) {
    requireAdminStep(admin, true);
    await manager.delete(SpentCorrectionEntity, these);
    return;
  }
  const now = Date.now();
  const spent = await manager.findBy(SpentCorrectionEntity, { ...these, at: MoreThan(now - spentMilliseconds) });
  for (const { path, before, after, isFact } of changed) {
    const former = spent.find((one) => one.path === path);
    const words = isFact ? undefined : correctedWords(before, after, former?.words);
    if (words === undefined) requireAdminStep(admin, true);
    else if (words > 0)
      await manager.upsert(
        SpentCorrectionEntity,
        { kind, subject, path, words: (former?.words ?? 0) + words, at: former?.at ?? now },
        ['kind', 'subject', 'path'],
      );
  }
}
