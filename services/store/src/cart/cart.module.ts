import { IdempotentAnswerEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { cartMigrations } from '../migrations/cart.ts';
import { VisitsModule } from '../visits/visits.module.ts';
import { AccountCartEntity, CartAliasEntity } from './account-cart.entity.ts';
import { CappedLineEntity } from './capped-line.entity.ts';
import { CappedLinesController } from './capped-lines.controller.ts';
import { CappedLines } from './capped-lines.ts';
import { CartController } from './cart.controller.ts';
import { CartEntity, CartLineEntity } from './cart.entity.ts';
import { Carts } from './cart.service.ts';
import { CartClaims } from './cart-claims.ts';
import { CourseCatalogue } from './course-catalogue.ts';
import { Offers } from './offers.ts';
import { RemovedLinesController } from './removed-lines.controller.ts';
import { SeenPricesController } from './seen-prices.controller.ts';

@Module({
  imports: [CatalogueModule, LedgerModule, VisitsModule],
  controllers: [CappedLinesController, CartController, RemovedLinesController, SeenPricesController],
  providers: [CappedLines, CartClaims, Carts, CourseCatalogue, Offers],
  exports: [Carts, Offers],
})
export class CartModule {}

export const cartPart: ServicePart = {
  module: CartModule,
  entities: [AccountCartEntity, CappedLineEntity, CartAliasEntity, CartEntity, CartLineEntity, IdempotentAnswerEntity],
  migrations: cartMigrations,
};
