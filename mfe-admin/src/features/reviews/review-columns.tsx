import { type adminReviewSorts, dateFormat, type ReviewStatus } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, Rating, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import type { Decision } from './decide-reviews.tsx';
import type { ManagedReview, Reviewed } from './reviews.api.ts';

type ReviewColumn = ManagedColumn<ManagedReview, (typeof adminReviewSorts)[number]>;
const tones: Record<ReviewStatus, Tone> = { pending: 'info', published: 'success', declined: 'neutral' };

export function useReviewColumns(
  of: Reviewed,
  onDecide: (review: ManagedReview, decision: Decision) => void,
  onRemoveReply: (review: ManagedReview) => void,
): ReviewColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  return [
    {
      key: 'review',
      title: t('reviews.review'),
      always: true,
      render: (review) => {
        const { title, text, authorName, demo, note, purchaseEnded, reply, replyAt } = review;
        return (
          <>
            {title && <strong className="admin-review">{title}</strong>}
            <p className="admin-review">{text}</p>
            <p className="a-small a-mute">{demo ? t('reviews.demoBy', { name: authorName }) : authorName}</p>
            {purchaseEnded && <Badge tone="warning">{t('reviews.purchaseEnded')}</Badge>}
            {note && <p className="a-small admin-review">{t('reviews.noted', { note })}</p>}
            {(reply || replyAt) && (
              <div className="a-row">
                {reply && <p className="a-small admin-review">{t(`reviews.replied.${of}`, { text: reply.text })}</p>}
                {replyAt && (
                  <Link
                    className="a-link a-small"
                    to={replyAt}
                    aria-label={t(reply ? 'reviews.replyEditOf' : 'reviews.replyTo', { name: authorName })}
                  >
                    {t(reply ? 'reviews.replyEdit' : 'reviews.reply')}
                  </Link>
                )}
                {reply && (
                  <Button
                    size="small"
                    aria-label={t('reviews.replyRemoveOf', { name: authorName })}
                    onClick={() => onRemoveReply(review)}
                  >
                    {t('reviews.replyRemove')}
                  </Button>
                )}
              </div>
            )}
          </>
        );
      },
      csv: ({ title, text }) => (title ? `${title}\n${text}` : text),
    },
    {
      key: 'author',
      title: t('reviews.author'),
      extra: true,
      render: ({ authorName }) => authorName,
      csv: ({ authorName }) => authorName,
    },
    {
      key: 'rating',
      title: t('reviews.rating'),
      sort: 'rating',
      render: ({ rating }) => <Rating value={rating} label={t('reviews.stars', { count: rating })} />,
      csv: ({ rating }) => rating,
    },
    {
      key: 'course',
      title: t(`reviews.about.${of}`),
      render: ({ about }) => (
        <Link className="a-link" to={about.href}>
          {about.name}
        </Link>
      ),
      csv: ({ about }) => about.name,
    },
    {
      key: 'createdAt',
      title: t('reviews.written'),
      sort: 'createdAt',
      render: ({ createdAt }) => date.format(new Date(createdAt)),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'status',
      title: t('reviews.status'),
      always: true,
      acts: true,
      render: (review) => (
        <div className="a-row">
          <Badge tone={tones[review.status]}>{t(`reviews.statuses.${review.status}`)}</Badge>
          {(['published', 'declined'] as const)
            .filter((decision) => decision !== review.status)
            .map((decision) => (
              <Button
                key={decision}
                size="small"
                aria-label={t(`reviews.decideOf.${decision}`, { name: review.authorName })}
                onClick={() => onDecide(review, decision)}
              >
                {t(`reviews.decide.${decision}`)}
              </Button>
            ))}
        </div>
      ),
      csv: ({ status }) => t(`reviews.statuses.${status}`),
    },
  ];
}
