import type { CertificateDetails, Language, Translated } from '@arcada/contracts';
import { idColumn, integerColumn, jsonColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was learnt, in every language. */
export type StoredDetails = Omit<CertificateDetails, 'skills'> & { skills: Record<Language, string[]> };

/** What was certified, as it was then: the course may change its title later. */
@Entity('certificate')
@Index('ux_certificate_holder', ['userId', 'courseId'], { unique: true })
export class CertificateEntity {
  @PrimaryColumn(textColumn(32, { name: 'code' }))
  code: string;

  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @Column(jsonColumn())
  titles: Translated;

  @Column(textColumn(200, { name: 'holder_name' }))
  holderName: string;

  @Column(integerColumn({ name: 'duration_minutes' }))
  durationMinutes: number;

  /** Null in certificates that were issued before it was kept. */
  @Column(jsonColumn({ nullable: true }))
  details: StoredDetails | null;

  /**
   * Which facts are signed: null in those from before, whose signature is another one in each language, as it was
   * printed.
   */
  @Column(integerColumn({ name: 'signature_version', nullable: true }))
  signatureVersion: number | null;

  @Column(timeColumn({ name: 'issued_at' }))
  issuedAt: Date;

  @Column(timeColumn({ name: 'revoked_at', nullable: true }))
  revokedAt: Date | null;
}
