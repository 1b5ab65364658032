import type { Enrolment } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';

/** Who gave the seat, and what that person sees: as it was said when the seat was accepted. */
export function SeatGiver({ giver }: Pick<Enrolment, 'giver'>) {
  const { t } = useTranslation('learning');
  if (!giver) return null;
  const { name, sees } = giver;
  return <p className="a-small a-mute">{name ? t(`seats.given_${sees}`, { name }) : t(`seats.givenPlain_${sees}`)}</p>;
}
