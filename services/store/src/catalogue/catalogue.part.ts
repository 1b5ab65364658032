import { ChangeEntity, createChangeLog, type ServicePart } from '@arcada/service-kit';
import { CreateProduct1763700000001 } from '../migrations/1763700000001-create-product.ts';
import { CreateProductText1763700000002 } from '../migrations/1763700000002-create-product-text.ts';
import { createProductFile } from '../migrations/1795000000014-create-product-file.ts';
import { ProductAdminController } from './admin/product-admin.controller.ts';
import { ProductAdminService } from './admin/product-admin.service.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { Catalogue } from './catalogue.ts';
import { DownloadFolder } from './files/download-folder.ts';
import { ProductFileController } from './files/product-file.controller.ts';
import { ProductFileEntity } from './files/product-file.entity.ts';
import { ProductFiles } from './files/product-files.service.ts';
import { ProductEntity, ProductTextEntity } from './product.entity.ts';

export const cataloguePart: ServicePart = {
  controllers: [CatalogueController, ProductAdminController, ProductFileController],
  providers: [Catalogue, DownloadFolder, ProductAdminService, ProductFiles],
  entities: [ChangeEntity, ProductEntity, ProductFileEntity, ProductTextEntity],
  migrations: [
    CreateProduct1763700000001,
    CreateProductText1763700000002,
    createProductFile,
    createChangeLog('CreateChangeLog1795000000018'),
  ],
  housekeepers: [DownloadFolder],
};
