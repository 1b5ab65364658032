import { numberFormat, type Testimonial } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Avatar, Rating } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import './voice.css';

/** A customer's words with who says them. `large`: one of them by itself, as a quotation of 28 px. */
export function Voice({ testimonial, large }: { testimonial: Testimonial; large?: boolean }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { rating, content, customerName, customerTitle, customerCompany, customerImageUrl } = testimonial;
  return (
    <figure className={large ? 'blog-voice blog-voice--large' : 'a-card a-card--padded blog-voice'}>
      <Rating value={rating} label={t('common.rating', { rating: numberFormat(language).format(rating) })} />
      <blockquote className="blog-voice-words">{content}</blockquote>
      <figcaption className="blog-voice-person">
        <Avatar name={customerName} src={customerImageUrl} />
        <span>
          <span className="blog-voice-name">{customerName}</span>
          <span className="blog-voice-role">
            {customerTitle}
            {customerCompany && `, ${customerCompany}`}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
