import { type AdminTestimonial, languages, mostFeaturedTestimonials, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, Rating } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { ManagedColumn } from '../../shared/manager-table.tsx';

export interface TestimonialActions {
  /** Ids of those that are shown, in their order. */
  order: readonly string[];
  busy: boolean;
  onMove: (id: string, by: -1 | 1) => void;
  onShow: (testimonial: AdminTestimonial) => void;
  onEdit: (id: string) => void;
  onRemove: (testimonial: AdminTestimonial) => void;
}

export function useTestimonialColumns(actions: TestimonialActions): ManagedColumn<AdminTestimonial>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { order, busy, onMove, onShow, onEdit, onRemove } = actions;
  const stars = numberFormat(language);
  return [
    {
      key: 'place',
      title: t('testimonials.place'),
      render: ({ id, place, customerName }) => {
        const at = order.indexOf(id);
        if (place === null) return <Badge>{t('testimonials.hidden')}</Badge>;
        return (
          <div className="a-row admin-buttons">
            <span>{at + 1}</span>
            {at >= mostFeaturedTestimonials && <Badge>{t('testimonials.beyond')}</Badge>}
            <Button
              size="small"
              variant="ghost"
              data-press={`up ${id}`}
              aria-disabled={busy}
              disabled={at === 0}
              aria-label={t('testimonials.upOf', { name: customerName })}
              onClick={() => onMove(id, -1)}
            >
              ↑
            </Button>
            <Button
              size="small"
              variant="ghost"
              data-press={`down ${id}`}
              aria-disabled={busy}
              disabled={at === order.length - 1}
              aria-label={t('testimonials.downOf', { name: customerName })}
              onClick={() => onMove(id, 1)}
            >
              ↓
            </Button>
          </div>
        );
      },
    },
    {
      key: 'customer',
      title: t('testimonials.fields.customerName'),
      always: true,
      render: ({ customerName, customerCompany }) => (
        <>
          <strong>{customerName}</strong>
          {customerCompany && <p className="a-small a-mute">{customerCompany}</p>}
        </>
      ),
    },
    {
      key: 'rating',
      title: t('testimonials.fields.rating'),
      render: ({ rating }) => <Rating value={rating} label={t('common.rating', { rating: stars.format(rating) })} />,
    },
    {
      key: 'content',
      title: t('testimonials.texts.content'),
      render: ({ texts }) => {
        const shown = [language, ...languages].find((each) => texts[each]);
        return (
          <span className="admin-words" lang={shown}>
            {shown && texts[shown]?.content}
          </span>
        );
      },
    },
    {
      key: 'missing',
      title: t('testimonials.missing'),
      render: ({ texts }) => (
        <div className="a-row">
          {languages
            .filter((each) => !texts[each])
            .map((each) => (
              <Badge key={each} tone="warning">
                {each}
              </Badge>
            ))}
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      acts: true,
      render: (testimonial) => {
        const { id, place, customerName: name } = testimonial;
        const show = place === null ? 'show' : 'hide';
        return (
          <div className="a-row admin-buttons">
            <Button
              size="small"
              data-press={`edit ${id}`}
              aria-label={t('testimonials.editOf', { name })}
              onClick={() => onEdit(id)}
            >
              {t('testimonials.edit')}
            </Button>
            <Button
              size="small"
              data-press={`show ${id}`}
              aria-disabled={busy}
              aria-label={t(`testimonials.${show}Of`, { name })}
              onClick={() => onShow(testimonial)}
            >
              {t(`testimonials.${show}`)}
            </Button>
            <Button
              size="small"
              aria-disabled={busy}
              aria-label={t('testimonials.removeOf', { name })}
              onClick={() => onRemove(testimonial)}
            >
              {t('testimonials.remove')}
            </Button>
          </div>
        );
      },
    },
  ];
}
