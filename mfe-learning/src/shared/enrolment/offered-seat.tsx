import { links, type OfferedSeat } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { enrolmentApi } from './enrolment.api.ts';

/** Seats that wait for the user, also when the mails of their invitations were lost. */
export function useOfferedSeats(): OfferedSeat[] {
  const { status } = useSession();
  const skip = status !== 'signed-in';
  const { data = [] } = enrolmentApi.useLearningOfferedSeatsQuery(undefined, { skip, refetchOnMountOrArgChange: 5 });
  return skip ? [] : data;
}

/** Before somebody pays for a course in which a seat waits for them. */
export function OfferedSeatNotice({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const seat = useOfferedSeats().find((one) => one.courseId === courseId);
  if (!seat) return null;
  const { inviter: name, seatId } = seat;
  return (
    <Notice
      tone="info"
      live
      title={t('seats.offered')}
      actions={
        <LinkButton component={Link} to={links.offeredSeat(courseId, seatId)} size="small" variant="primary">
          {t('seats.offeredOpen')}
        </LinkButton>
      }
    >
      {name ? t('seats.offeredBy', { name }) : t('seats.offeredPlain')}
    </Notice>
  );
}
