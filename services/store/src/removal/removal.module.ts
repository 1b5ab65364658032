import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { RemovalController } from './removal.controller.ts';
import { Removal } from './removal.service.ts';

/** Products that leave for good: above the catalogue, because orders and Stripe have a say. */
@Module({ imports: [CatalogueModule], controllers: [RemovalController], providers: [Removal] })
export class RemovalModule {}

export const removalPart: ServicePart = { module: RemovalModule };
