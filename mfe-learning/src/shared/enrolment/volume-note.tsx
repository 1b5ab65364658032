import { links } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Where several seats are bought: that many cost less, and how. */
export function VolumeNote() {
  const { t } = useTranslation('learning');
  return (
    <>
      {t('course.volume')}{' '}
      <Link className="a-link" to={links.contact()}>
        {t('course.volumeAsk')}
      </Link>
    </>
  );
}
