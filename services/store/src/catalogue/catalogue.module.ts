import { ChangeEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { catalogueMigrations } from '../migrations/catalogue.ts';
import { BulkChangesController } from './admin/bulk-changes.controller.ts';
import { BulkChanges } from './admin/bulk-changes.service.ts';
import { ManagedProducts } from './admin/managed-products.ts';
import { ProductAdminController } from './admin/product-admin.controller.ts';
import { ProductAdmin } from './admin/product-admin.service.ts';
import { ProductDrafts } from './admin/product-drafts.service.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { Catalogue } from './catalogue.ts';
import { DraftSpace } from './editions/draft-space.ts';
import { EditionAdminController } from './editions/edition-admin.controller.ts';
import { EditionDecisions } from './editions/edition-decisions.service.ts';
import { EditionNotices } from './editions/edition-notices.ts';
import { Editions } from './editions/edition-rows.ts';
import { EditionUploadsController } from './editions/edition-uploads.controller.ts';
import { EditionUploads } from './editions/edition-uploads.service.ts';
import { OwnProductsController } from './editions/own-products.controller.ts';
import { OwnProducts } from './editions/own-products.service.ts';
import { ProductEditionEntity, ProductEditionTextEntity } from './editions/product-edition.entity.ts';
import { ProductPreviews } from './editions/product-previews.service.ts';
import { SaleAnnouncements } from './editions/sale-announcements.ts';
import { DownloadFolder } from './files/download-folder.ts';
import { ProductFileController } from './files/product-file.controller.ts';
import { ProductFileEntity } from './files/product-file.entity.ts';
import { ProductFiles } from './files/product-files.service.ts';
import { ProductImageController } from './images/product-image.controller.ts';
import { ProductImages } from './images/product-images.service.ts';
import { ProductEntity, ProductTextEntity } from './product.entity.ts';
import { ProductPictureEntity } from './product-picture.entity.ts';
import { ProductReviewEntity } from './product-review.entity.ts';
import { ImportedRowEntity, ImportMemory } from './sheets/import-memory.ts';
import { ProductImports } from './sheets/product-imports.service.ts';
import { ProductSheetController } from './sheets/product-sheet.controller.ts';
import { ProductSheets } from './sheets/product-sheets.service.ts';
import { SheetReader } from './sheets/sheet-reader.ts';

@Module({
  imports: [AccountsModule],
  controllers: [
    BulkChangesController,
    CatalogueController,
    EditionAdminController,
    EditionUploadsController,
    OwnProductsController,
    ProductAdminController,
    ProductFileController,
    ProductImageController,
    ProductSheetController,
  ],
  providers: [
    BulkChanges,
    Catalogue,
    DownloadFolder,
    DraftSpace,
    EditionDecisions,
    EditionNotices,
    Editions,
    EditionUploads,
    ImportMemory,
    ManagedProducts,
    OwnProducts,
    ProductAdmin,
    ProductDrafts,
    ProductFiles,
    ProductImages,
    ProductImports,
    ProductPreviews,
    ProductSheets,
    SaleAnnouncements,
    SheetReader,
  ],
  exports: [Catalogue, ProductDrafts, ProductFiles],
})
export class CatalogueModule {}

export const cataloguePart: ServicePart = {
  module: CatalogueModule,
  entities: [
    ChangeEntity,
    ImportedRowEntity,
    ProductEditionEntity,
    ProductEditionTextEntity,
    ProductEntity,
    ProductFileEntity,
    ProductPictureEntity,
    ProductReviewEntity,
    ProductTextEntity,
  ],
  migrations: catalogueMigrations,
  housekeepers: [DownloadFolder, EditionUploads, ImportMemory, ProductImages],
};
