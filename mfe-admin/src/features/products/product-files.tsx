import type { ManagedProduct } from '@arcada/contracts';
import { EmptyState } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { FileTable } from './file-table.tsx';
import { NewFile } from './new-file.tsx';
import { productsApi } from './products.api.ts';

/** The files that were put on sale, newest first, and a form for the next one. */
export function ProductFiles({ product }: { product: ManagedProduct }) {
  const { t } = useTranslation('admin');
  const query = productsApi.useAdminProductFilesQuery(product.id, { refetchOnMountOrArgChange: true });
  const files = query.currentData;
  return (
    <section className="admin-product">
      <h2>{t('products.files')}</h2>
      <QueryStates query={query} />
      {files?.length === 0 && <EmptyState title={t(product.hasFile ? 'products.firstFile' : 'products.noFile')} />}
      {files && files.length > 0 && <FileTable product={product} files={files} />}
      <NewFile key={product.id} product={product} files={files ?? []} />
    </section>
  );
}
