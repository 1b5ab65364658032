import type { ElementSource, MonthlyFigure, ProjectDiscipline, ProjectStatus } from '@arcada/contracts';
import { bigColumn, idColumn, integerColumn, jsonColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Money of a month in cents, as it is stored. */
export type StoredFigure = Omit<MonthlyFigure, 'revenue'> & { cents: number };

/** A project that its owner reports on. */
@Entity('project')
@Index('ix_project_owner', ['ownerId', 'updatedAt'])
export class ProjectEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'owner_id' }))
  ownerId: string;

  @Column(textColumn(160))
  name: string;

  @Column(textColumn(160))
  client: string;

  @Column(textColumn(16))
  discipline: ProjectDiscipline;

  /** Beyond 32 bits: a tower costs more than 21 million dollars. */
  @Column(bigColumn({ name: 'value_cents' }))
  valueCents: number;

  @Column(textColumn(16))
  status: ProjectStatus;

  @Column(textColumn(7, { name: 'start_month' }))
  startMonth: string;

  @Column(textColumn(7, { name: 'end_month', nullable: true }))
  endMonth: string | null;

  @Column(integerColumn({ name: 'element_count', nullable: true }))
  elementCount: number | null;

  @Column(textColumn(16, { name: 'element_source', nullable: true }))
  elementSource: ElementSource | null;

  @Column(textColumn(10, { name: 'elements_counted_on', nullable: true }))
  elementsCountedOn: string | null;

  /** Read and replaced as a whole, at most 120 of them, by month. */
  @Column(jsonColumn())
  figures: StoredFigure[];

  /** Counts the changes: the ETag. */
  @Column(integerColumn())
  version: number;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;
}
