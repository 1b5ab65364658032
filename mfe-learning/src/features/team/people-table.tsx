import { dateFormat, links, type QuizResult } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProgressBar } from '../../shared/progress-bar.tsx';
import { byLabel, isFailed, isFormer, labelOf, type Person } from './standing.ts';

interface PeopleTableProps {
  people: readonly Person[];
  onOpen: (person: Person) => void;
}

const passedOf = ({ progress }: Person) => progress?.quizzes?.filter(({ passed }) => passed).length ?? -1;
/** A quiz that wasn't tried comes before one that was failed. */
const bestOf = ({ progress }: Person) => progress?.quizzes?.reduce((sum, { best }) => sum + (best ?? -1), 0) ?? 0;
/** Who hasn't accepted comes before who hasn't begun. */
const shareOf = ({ progress, takenAt }: Person) =>
  progress ? progress.completedLessons / Math.max(1, progress.lessonCount) : takenAt ? -1 : -2;
const activeAt = ({ progress }: Person) => progress?.lastActiveAt ?? '';
const codeOf = ({ progress }: Person) => (progress?.certificate?.valid ? progress.certificate.code : '');

/** One line for each person, in the order of the buyer's lists until another is chosen. */
export function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const day = (when: string) => date.format(new Date(when));
  const columns: ColumnsType<Person> = [
    {
      key: 'person',
      className: 'learn-team-person',
      title: t('team.person'),
      sorter: byLabel(language),
      render: (_, person) => <Who person={person} />,
    },
    {
      key: 'progress',
      title: t('team.progress'),
      sorter: (one, other) => shareOf(one) - shareOf(other),
      render: (_, person) => {
        const { progress, takenAt } = person;
        if (progress) return <ProgressBar done={progress.completedLessons} all={progress.lessonCount} short />;
        if (isFormer(person) && !takenAt) return <Badge>{t('team.standing_notAccepted')}</Badge>;
        return <Badge tone={takenAt ? 'success' : 'info'}>{t(takenAt ? 'seats.taken' : 'seats.invited')}</Badge>;
      },
    },
    {
      key: 'quizzes',
      className: 'learn-team-wide',
      title: t('team.quizzes'),
      sorter: (one, other) => passedOf(one) - passedOf(other) || bestOf(one) - bestOf(other),
      render: (_, { progress }) => <Quizzes quizzes={progress?.quizzes ?? []} />,
    },
    {
      key: 'active',
      className: 'learn-team-wide',
      title: t('csv.lastActive'),
      sorter: (one, other) => activeAt(one).localeCompare(activeAt(other)),
      render: (_, { progress }) => {
        if (!progress) return '–';
        return progress.lastActiveAt ? day(progress.lastActiveAt) : t('seats.notStarted');
      },
    },
    {
      key: 'certificate',
      className: 'learn-team-wide',
      title: t('mine.certificate'),
      sorter: (one, other) => codeOf(one).localeCompare(codeOf(other)),
      render: (_, person) => <CertificateLink person={person} />,
    },
    {
      key: 'act',
      className: 'learn-team-act',
      title: <span className="a-visually-hidden">{t('team.details')}</span>,
      render: (_, person) => (
        <Button size="small" aria-label={t('team.detailsOf', { name: labelOf(person) })} onClick={() => onOpen(person)}>
          {t('team.details')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable<Person>
      className="learn-team-table"
      columns={columns}
      dataSource={people}
      rowKey="id"
      size="small"
      showSorterTooltip={false}
    />
  );
}

/** Name and addresses, and what the buyer should know of them. */
export function Who({ person }: { person: Person }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { name, email } = person;
  return (
    <div className="learn-team-who">
      {name && <strong>{name}</strong>}
      {email && <span className={name ? 'a-small a-mute' : 'learn-team-email'}>{email}</span>}
      {!name && !email && <span>{t('team.noName')}</span>}
      {person.differs && <span className="a-small a-mute">{t('seats.invitedAs', { email: person.invitedEmail })}</span>}
      {person.confirmed === false && <span className="a-small a-mute">{t('seats.unconfirmed')}</span>}
      {isFormer(person) && (
        <span className="a-small a-mute">
          {t(person.refunded ? 'team.refundedOn' : 'team.endedOn', {
            date: dateFormat(language, { dateStyle: 'medium' }).format(new Date(person.withdrawnAt)),
          })}
        </span>
      )}
    </div>
  );
}

/** Of several only how many there are of each kind; their results are in the details. */
function Quizzes({ quizzes }: { quizzes: readonly QuizResult[] }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const [quiz] = quizzes;
  if (!quiz) return '–';
  if (quizzes.length === 1) {
    const { best, passed } = quiz;
    if (best === null) return t(passed ? 'team.passed' : 'team.notTried');
    const share = new Intl.NumberFormat(language, { style: 'percent' }).format(best);
    return t(passed ? 'team.passedWith' : 'team.notPassedWith', { best: share });
  }
  const passed = quizzes.filter((one) => one.passed).length;
  const failed = quizzes.filter(isFailed).length;
  const rest = quizzes.length - passed - failed;
  return [
    t('team.passedOf', { passed, all: quizzes.length }),
    ...(failed > 0 ? [t('team.notPassedCount', { number: failed })] : []),
    ...(rest > 0 ? [t('team.notTriedCount', { number: rest })] : []),
  ].join(', ');
}

/** Nothing while there is none. */
export function CertificateLink({ person }: { person: Person }) {
  const { t } = useTranslation('learning');
  const certificate = person.progress?.certificate;
  if (!certificate) return '–';
  if (!certificate.valid) return t('seats.certificateRevoked');
  return (
    <Link
      className="a-link"
      to={links.certificate(certificate.code)}
      aria-label={t('seats.certificateOf', { email: labelOf(person) })}
    >
      {t('mine.certificate')}
    </Link>
  );
}
