import { dateFormat, type InstructorReview } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

/** What the course's instructor wrote below a review. */
export function ReviewReply({ reply }: { reply: NonNullable<InstructorReview['reply']> }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="learn-reply">
      <p className="a-row">
        <strong>{t('course.reply')}</strong>
        <time className="a-small a-mute" dateTime={reply.at}>
          {date.format(new Date(reply.at))}
        </time>
      </p>
      <p className="learn-reply-text">{reply.text}</p>
    </div>
  );
}
