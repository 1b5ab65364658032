import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { certificateMigrations } from '../migrations/learning.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { issueCertificateTask } from '../progress/progress.service.ts';
import { CertificateController } from './certificate.controller.ts';
import { CertificateEntity } from './certificate.entity.ts';
import { CertificateFiles } from './certificate-files.ts';
import { CertificateSigner } from './certificate-signer.ts';
import { Certificates } from './certificates.service.ts';

@Module({
  imports: [AccessModule, CatalogueModule, NoticesModule, PeopleModule],
  controllers: [CertificateController],
  providers: [CertificateFiles, Certificates, CertificateSigner],
  exports: [Certificates],
})
export class CertificatesModule {}

export const certificatesPart: ServicePart = {
  module: CertificatesModule,
  entities: [CertificateEntity],
  migrations: certificateMigrations,
  tasks: {
    [issueCertificateTask]: (wanted: { userId: string; courseId: string }, { get }) =>
      get(Certificates).issueLater(wanted),
  },
};
