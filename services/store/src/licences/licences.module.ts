import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { licenceMigrations } from '../migrations/licences.ts';
import { Activations } from './activation.service.ts';
import { EntitlementEntity, LicenceMachineEntity } from './entitlement.entity.ts';
import { LicenceController } from './licence.controller.ts';
import { Licences } from './licence.service.ts';
import { LicenceKit } from './licence-kit.service.ts';
import { LicenceSigner } from './licence-signer.ts';

@Module({
  imports: [CatalogueModule],
  controllers: [LicenceController],
  providers: [Activations, LicenceKit, Licences, LicenceSigner],
  exports: [LicenceKit, Licences],
})
export class LicencesModule {}

export const licencesPart: ServicePart = {
  module: LicencesModule,
  entities: [EntitlementEntity, LicenceMachineEntity],
  migrations: licenceMigrations,
};
