import { dateFormat, type OwnProductSummary, type ProductStatus as Status, saleToCome } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, type Tone } from '@arcada/ui';
import { useContentTexts } from '../../shared/content-texts.ts';

const tones: Record<Status, Tone> = { draft: 'neutral', published: 'success', archived: 'neutral' };

/** What buyers have of a product; nothing while it is new. */
export function ProductStatus({ product }: { product: Pick<OwnProductSummary, 'status' | 'publishedAt'> }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const { status } = product;
  const from = saleToCome(product);
  if (from) {
    const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(from);
    return <Badge tone="info">{t('scheduledFor', { time })}</Badge>;
  }
  return status && <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}

/** What is being written of it. */
export function EditionStatus({
  product: { edition, sentBack },
}: {
  product: Pick<OwnProductSummary, 'edition' | 'sentBack'>;
}) {
  const { t } = useContentTexts();
  if (!edition) return null;
  if (sentBack) return <Badge tone="danger">{t('editions.sentBack')}</Badge>;
  return <Badge tone={edition === 'draft' ? 'warning' : 'info'}>{t(`editions.${edition}`)}</Badge>;
}
