import { integerColumn, longTextColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A course as it was last on sale, stored in pieces while its author revises it: see `edition.ts`. */
@Entity('edition_piece')
export class EditionPieceEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @PrimaryColumn(integerColumn({ name: 'place' }))
  place: number;

  @Column(longTextColumn({ name: 'json_piece' }))
  jsonPiece: string;
}
