import type { OwnProductSummary, ProductStatus as Status } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useContentTexts } from '../../shared/content-texts.ts';

const tones: Record<Status, Tone> = { draft: 'neutral', published: 'success', archived: 'neutral' };

/** What buyers have of a product; nothing while it is new. */
export function ProductStatus({ product: { status } }: { product: Pick<OwnProductSummary, 'status'> }) {
  const { t } = useContentTexts();
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
