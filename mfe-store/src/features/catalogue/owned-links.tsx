import { type Licence, links } from '@arcada/contracts';
import { DownloadIcon, KeyIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { downloadOf } from '../../shared/commerce.api.ts';

/** The way to what an owner has of a product. */
export function OwnedLinks({ owned }: { owned: Licence }) {
  const { t } = useTranslation('store');
  return (
    <p className="a-row a-screen-only">
      <strong>{t('product.owned')}</strong>
      <a className="a-link" href={downloadOf(owned)}>
        <DownloadIcon size={16} /> {t('product.ownDownload')}
      </a>
      <Link className="a-link" to={links.licences(owned.productId)}>
        <KeyIcon size={16} /> {t('product.ownLicence')}
      </Link>
    </p>
  );
}
