import { dateFormat, fileSize, type ManagedProduct, type ProductVersion } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDecision } from './file-decision.tsx';
import { wasOnSale } from './was-on-sale.ts';

interface FileTableProps {
  product: ManagedProduct;
  files: readonly ProductVersion[];
}

/** Every file with what can be done about it. */
export function FileTable({ product, files }: FileTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [asked, setAsked] = useState<{ file: ProductVersion; decision: 'current' | 'withdraw' }>();
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: ColumnsType<ProductVersion> = [
    {
      title: t('products.fields.version'),
      key: 'version',
      render: (_, { version, current, withdrawn }) => (
        <span className="a-row">
          {version}{' '}
          {current && (
            <Badge tone="success">{t(wasOnSale(product) ? 'products.currentFile' : 'products.currentFileLater')}</Badge>
          )}
          {withdrawn && <Badge tone="neutral">{t('products.withdrawnFile')}</Badge>}
        </span>
      ),
    },
    {
      title: t('products.file'),
      key: 'file',
      render: (_, { id, name, bytes }) => (
        <>
          <a className="a-link" href={`/api/admin/products/${product.id}/files/${id}`} download>
            {name}
          </a>
          <p className="a-small a-mute">{fileSize(bytes, language)}</p>
        </>
      ),
    },
    { title: 'SHA-256', key: 'sha256', render: (_, { sha256 }) => <code className="a-code">{sha256}</code> },
    { title: t('products.addedAt'), key: 'addedAt', render: (_, { addedAt }) => date.format(new Date(addedAt)) },
    {
      title: t('products.choices'),
      key: 'choices',
      render: (_, file) =>
        !file.withdrawn && (
          <span className="a-row">
            {!file.current && (
              <Button
                size="small"
                aria-label={t('products.makeCurrentOf', { ...file })}
                onClick={() => setAsked({ file, decision: 'current' })}
              >
                {t('products.makeCurrent')}
              </Button>
            )}
            <Button
              size="small"
              aria-label={t('products.withdrawOf', { ...file })}
              onClick={() => setAsked({ file, decision: 'withdraw' })}
            >
              {t('products.withdraw')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      <DataTable columns={columns} dataSource={[...files]} rowKey="id" />
      {asked && <FileDecision {...asked} productId={product.id} files={files} onClose={() => setAsked(undefined)} />}
    </>
  );
}
