import type {
  AdminProduct,
  AdminProductQuery,
  BulkPart,
  BulkRequest,
  BulkRow,
  EditionDecision,
  HandedInProduct,
  HandedInProductQuery,
  HandedInProductSummary,
  ImportedRow,
  ImportRequest,
  KeysetPage,
  LastBulk,
  LastImport,
  ManagedProduct,
  NewProduct,
  ProductChange,
  ProductVersion,
  ReadProducts,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

/** What was handed in, as the admin has seen it. */
interface Decided {
  id: string;
  revision: number;
}

interface NewFile {
  id: string;
  file: File;
  version: string;
  mail: boolean;
  /** Whether the file that this version has already is withdrawn. */
  replace: boolean;
}

interface FileDecision {
  id: string;
  fileId: string;
  decision: 'current' | 'withdraw';
}

/** A query as a page sends it: what it leaves out is as usual. */
type Asked<T> = { [Name in keyof T]?: T[Name] | undefined };

const handedInPath = (id: string) => `/api/admin/product-editions/${encodeURIComponent(id)}`;
const pathOf = (id: string) => `/api/admin/products/${encodeURIComponent(id)}`;

export const productsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminProducts: build.query<KeysetPage<AdminProduct>, Asked<AdminProductQuery>>({
      query: (query) => ({ url: '/api/admin/products', query: { ...query } }),
      providesTags: [{ type: 'ManagedProduct', id: 'list' }],
    }),
    adminProduct: build.query<ManagedProduct, string>({
      query: (id) => ({ url: pathOf(id) }),
      providesTags: ['ManagedProduct'],
    }),
    /** What producers have handed in. */
    adminHandedInProducts: build.query<KeysetPage<HandedInProductSummary>, Asked<HandedInProductQuery>>({
      query: (query) => ({ url: '/api/admin/product-editions', query: { ...query } }),
      providesTags: [{ type: 'ManagedProduct', id: 'list' }],
    }),
    adminHandedInProduct: build.query<HandedInProduct, string>({
      query: (id) => ({ url: handedInPath(id) }),
      // The shopper's view is on another page: whoever returns from there gets what is there now.
      keepUnusedDataFor: 0,
      providesTags: ['ManagedProduct'],
    }),
    adminHandedInPublish: build.mutation<ManagedProduct, Decided & EditionDecision>({
      query: ({ id, revision, ...decision }) => ({
        url: `${handedInPath(id)}/publish`,
        method: 'POST',
        body: decision,
        ifMatch: String(revision),
      }),
      // Its page, still mounted, would fetch what is gone; after a refusal it is fetched again.
      invalidatesTags: (_product, error) =>
        error ? ['ManagedProduct'] : [{ type: 'ManagedProduct', id: 'list' }, 'Audit'],
    }),
    adminHandedInSendBack: build.mutation<null, Decided & { note: string }>({
      query: ({ id, revision, note }) => ({
        url: `${handedInPath(id)}/send-back`,
        method: 'POST',
        body: { note },
        ifMatch: String(revision),
      }),
      invalidatesTags: (_product, error) =>
        error ? ['ManagedProduct'] : [{ type: 'ManagedProduct', id: 'list' }, 'Audit'],
    }),
    adminProductFiles: build.query<ProductVersion[], string>({
      query: (id) => ({ url: `${pathOf(id)}/files` }),
      providesTags: ['ManagedProduct'],
    }),
    adminProductFile: build.mutation<unknown, NewFile>({
      query: ({ id, file, ...wish }) => ({
        url: `${pathOf(id)}/file`,
        method: 'PUT',
        file,
        query: { name: file.name, ...wish },
      }),
      invalidatesTags: ['ManagedProduct', 'Audit'],
    }),
    adminProductFileDecision: build.mutation<ProductVersion[], FileDecision>({
      query: ({ id, fileId, decision }) => ({ url: `${pathOf(id)}/files/${fileId}/${decision}`, method: 'POST' }),
      invalidatesTags: ['ManagedProduct', 'Audit'],
    }),
    adminProductsLastBulk: build.query<LastBulk<BulkPart>, void>({
      query: () => ({ url: '/api/admin/products/bulk/last' }),
      providesTags: ['ManagedProduct'],
    }),
    adminProductsBulk: build.mutation<{ rows: BulkRow[] }, BulkRequest>({
      query: (body) => ({ url: '/api/admin/products/bulk', method: 'POST', body }),
      invalidatesTags: (_result, _error, { apply }) => (apply ? ['ManagedProduct', 'Audit'] : []),
    }),
    adminProductsLastImport: build.query<LastImport, void>({
      query: () => ({ url: '/api/admin/product-sheets/last' }),
      providesTags: ['ManagedProduct'],
    }),
    adminProductsRead: build.mutation<ReadProducts, File>({
      query: (file) => ({ url: '/api/admin/product-sheets', method: 'PUT', file }),
    }),
    adminProductsImport: build.mutation<{ rows: ImportedRow[] }, ImportRequest>({
      query: (body) => ({ url: '/api/admin/product-sheets', method: 'POST', body }),
      invalidatesTags: (_result, _error, { apply }) => (apply ? ['ManagedProduct', 'Audit'] : []),
    }),
    adminProductImage: build.mutation<ManagedProduct, { id: string; file: File }>({
      query: ({ id, file }) => ({ url: `${pathOf(id)}/image`, method: 'PUT', file }),
      invalidatesTags: ['ManagedProduct', 'Audit'],
    }),
    adminProductImageRemove: build.mutation<ManagedProduct, string>({
      query: (id) => ({ url: `${pathOf(id)}/image`, method: 'DELETE' }),
      invalidatesTags: ['ManagedProduct', 'Audit'],
    }),
    adminProductCreate: build.mutation<ManagedProduct, NewProduct>({
      query: (body) => ({ url: '/api/admin/products', method: 'POST', body }),
      invalidatesTags: ['ManagedProduct', 'Audit'],
    }),
    adminProductRemove: build.mutation<void, { id: string; tag: string }>({
      query: ({ id, tag }) => ({ url: pathOf(id), method: 'DELETE', ifMatch: tag }),
      // Its page, still mounted, would fetch what is gone; after a refusal it is fetched again.
      invalidatesTags: (_product, error) =>
        error ? ['ManagedProduct'] : [{ type: 'ManagedProduct', id: 'list' }, 'Audit'],
    }),
    adminProductChange: build.mutation<ManagedProduct, { id: string; change: ProductChange; tag: string }>({
      query: ({ id, change, tag }) => ({ url: pathOf(id), method: 'PATCH', body: change, ifMatch: tag }),
      invalidatesTags: ['ManagedProduct', 'Audit'],
    }),
  }),
});
