import { type Invitation, links } from '@arcada/contracts';
import { isApiError, SignInHere, useErrorText, useHead, useSession } from '@arcada/platform';
import { Card, EmptyState, ErrorState, LinkButton, SpinnerBlock, Unbroken } from '@arcada/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import '../../shared/course/course.css';
import { useEnrolment } from '../../shared/enrolment/use-enrolment.ts';
import { CourseIcon } from '../../shared/icons.tsx';
import { AcceptSeat } from './accept-seat.tsx';
import './invitation.css';
import { invitationApi } from './invitation.api.ts';
import { OwnInvitation } from './own-invitation.tsx';

/**
 * Where the link of an invitation to a seat leads: who invites to which course, sign-in or
 * registration in place, then the button that accepts. Only the token in the link, or the
 * confirmed address to which it was sent, shows any of it.
 */
export function Component() {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const offer = search.get('offer');
  const link = offer ? { seatId: offer } : { token: search.get('seat') ?? '' };
  const session = useSession();
  const enrolment = useEnrolment(courseId);
  const query = invitationApi.useLearningInvitationQuery(
    { link, reader: session.user?.id },
    { refetchOnMountOrArgChange: true, skip: session.status === 'loading' },
  );
  const { currentData: invitation, error, isFetching, refetch } = query;
  const heading = invitation && headingOf(invitation, t);
  const isUnusable = isApiError(error) && (error.status === 410 || error.status === 400 || error.status === 404);
  useHead({ title: heading ?? t('seats.accept'), noIndex: true });
  const openCourse = (enrolment || invitation?.accepted) && (
    <LinkButton component={Link} to={links.learn(courseId)} variant="primary" size="large">
      {t('seats.open')}
    </LinkButton>
  );
  return (
    <div className="a-container learn-page">
      {invitation && <h1>{heading}</h1>}
      {!invitation && isUnusable && (
        <EmptyState
          icon={<CourseIcon size={32} />}
          title={t('seats.unusable')}
          text={
            // Nothing is wrong with the link of a notice.
            offer && session.user && error.status === 404
              ? t('seats.notYours')
              : error.status === 400
                ? t('seats.damaged')
                : errorText(error)
          }
          action={
            openCourse || (
              <LinkButton component={Link} to={links.course(courseId)}>
                {t('content.openPage')}
              </LinkButton>
            )
          }
        />
      )}
      {isUnusable && (offer || error.code === 'learning.seat.used') && session.status === 'signed-out' && (
        <Card padded as="section" className="learn-invitation">
          <h2>{t(offer ? 'seats.signInTitle' : 'seats.usedSignIn')}</h2>
          <SignInHere />
        </Card>
      )}
      {!invitation && error && !isUnusable && (
        <ErrorState message={errorText(error)} retryLabel={t('common.retry')} onRetry={refetch} retrying={isFetching} />
      )}
      {!invitation && !error && <SpinnerBlock label={t('common.loading')} />}
      {invitation && session.status === 'unknown' && (
        <ErrorState message={t('check.failed')} retryLabel={t('common.retry')} onRetry={session.retry} />
      )}
      {invitation && !invitation.mine && !openCourse && <Terms invitation={invitation} />}
      {invitation && session.status === 'signed-out' && <SignInFirst invitation={invitation} />}
      {invitation &&
        session.user &&
        (invitation.mine ? (
          <OwnInvitation link={link} invitation={invitation} mayTake={!openCourse} />
        ) : openCourse ? (
          <>
            <p>{t(invitation.accepted ? 'seats.accepted' : 'seats.notNeeded')}</p>
            <div>{openCourse}</div>
          </>
        ) : (
          <AcceptSeat link={link} invitation={invitation} user={session.user} />
        ))}
    </div>
  );
}

const headingOf = ({ inviter: name, courseTitle: course, mine, accepted }: Invitation, t: TFunction<'learning'>) => {
  if (mine) return t('seats.mine', { course });
  if (accepted) return course;
  return name ? t('seats.invites', { name, course }) : t('seats.invitesPlain', { course });
};

/** To whom the invitation was sent, and what whoever gave the seat will see: said before an account is made for it. */
function Terms({ invitation: { email, inviter: name } }: { invitation: Invitation }) {
  const { t } = useTranslation('learning');
  return (
    <div className="learn-invitation-terms">
      <p className="a-lead">
        <Unbroken text={t('seats.sentTo', { email })} part="…@" />
      </p>
      <p>{name ? t('seats.sees', { name }) : t('seats.seesPlain')}</p>
    </div>
  );
}

function SignInFirst({ invitation: { hasAccount, name } }: { invitation: Invitation }) {
  const { t } = useTranslation('learning');
  return (
    <Card padded as="section" className="learn-invitation">
      <h2>{t(hasAccount ? 'seats.signInTitle' : 'seats.registerTitle')}</h2>
      <p className="a-mute">{t('seats.signInText')}</p>
      <SignInHere tab={hasAccount ? 'login' : 'register'} fullName={name ?? undefined} />
    </Card>
  );
}
