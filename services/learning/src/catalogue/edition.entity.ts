import { integerColumn, longTextColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A course as it is on sale, stored in pieces while its author writes the next edition: see `edition.ts`. */
@Entity('edition_piece')
export class EditionPieceEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @PrimaryColumn(integerColumn({ name: 'place' }))
  place: number;

  @Column(longTextColumn({ name: 'json_piece' }))
  jsonPiece: string;
}
