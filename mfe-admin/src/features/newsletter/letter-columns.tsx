import { dateFormat, type LetterSummary, type letterSorts, links, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { LetterStatus } from './letter-status.tsx';

type Column = ManagedColumn<LetterSummary, (typeof letterSorts)[number]>;

/** When it was or will be sent. */
const sendTime = ({ startedAt, scheduledAt }: LetterSummary) => startedAt ?? scheduledAt;

export function useLetterColumns(): Column[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const number = numberFormat(language);
  const timeText = (value: string | null) => value && time.format(new Date(value));
  const count = (key: 'recipients' | 'sent' | 'bounced' | 'unsubscribed'): Column => ({
    key,
    title: t(`letters.counts.${key}`),
    figure: true,
    render: ({ counts, startedAt }) => startedAt && number.format(counts[key]),
    csv: ({ counts, startedAt }) => (startedAt ? counts[key] : ''),
  });
  return [
    {
      key: 'subject',
      title: t('letters.subject'),
      always: true,
      render: ({ id, subject }) => (
        <Link className="a-link" to={links.admin(`newsletter/${id}`)}>
          <strong>{subject || t('letters.untitled')}</strong>
        </Link>
      ),
      csv: ({ subject }) => subject,
    },
    {
      key: 'status',
      title: t('letters.status'),
      render: ({ status }) => <LetterStatus status={status} />,
      csv: ({ status }) => t(`letters.statuses.${status}`),
    },
    {
      key: 'missing',
      title: t('letters.missing'),
      render: ({ missing }) => (
        <div className="a-row">
          {missing.map((each) => (
            <Badge key={each} tone="warning">
              {each}
            </Badge>
          ))}
        </div>
      ),
      csv: ({ missing }) => missing.join(' '),
    },
    {
      key: 'sendTime',
      title: t('letters.sendTime'),
      render: (letter) => timeText(sendTime(letter)),
      csv: (letter) => sendTime(letter) ?? '',
    },
    count('recipients'),
    count('sent'),
    count('bounced'),
    count('unsubscribed'),
    {
      key: 'updatedAt',
      title: t('letters.updatedAt'),
      sort: 'updatedAt',
      render: ({ updatedAt }) => timeText(updatedAt),
      csv: ({ updatedAt }) => updatedAt,
    },
  ];
}
