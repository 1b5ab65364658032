import type { ServicePart } from '@arcada/service-kit';
import { CreateProduct1763700000001 } from '../migrations/1763700000001-create-product.ts';
import { CreateProductText1763700000002 } from '../migrations/1763700000002-create-product-text.ts';
import { ProductAdminController } from './admin/product-admin.controller.ts';
import { ProductAdminService } from './admin/product-admin.service.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { Catalogue } from './catalogue.ts';
import { ProductEntity, ProductTextEntity } from './product.entity.ts';

export const cataloguePart: ServicePart = {
  controllers: [CatalogueController, ProductAdminController],
  providers: [Catalogue, ProductAdminService],
  entities: [ProductEntity, ProductTextEntity],
  migrations: [CreateProduct1763700000001, CreateProductText1763700000002],
};
