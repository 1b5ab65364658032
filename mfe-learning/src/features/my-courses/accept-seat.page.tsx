import { links } from '@arcada/contracts';
import { messageOf, useHead } from '@arcada/platform';
import { Button, EmptyState, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import '../../course/course.css';
import { seatsApi } from './seats.api.ts';

/** Where an invitation leads: nothing is taken until the button is pressed, for links are also opened by machines. */
export function Component() {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [accept, accepting] = seatsApi.useLearningSeatAcceptMutation();
  useHead({ title: t('seats.accept'), noIndex: true });
  const handleAccept = async () => {
    const { data } = await accept({ token: token ?? '' });
    if (data) navigate(links.learn(data.courseId), { replace: true });
  };
  return (
    <div className="a-container learn-page">
      <h1>{t('seats.accept')}</h1>
      {token ? (
        <>
          <p className="a-lead">{t('seats.acceptText')}</p>
          {accepting.error && (
            <Notice tone="danger" title={t('seats.acceptFailed')}>
              {messageOf(accepting.error, t('common.unexpected'), t('common.networkError'))}
            </Notice>
          )}
          <div>
            <Button
              variant="primary"
              size="large"
              loading={accepting.isLoading}
              loadingLabel={t('seats.accepting')}
              onClick={() => void handleAccept()}
            >
              {t('seats.acceptNow')}
            </Button>
          </div>
        </>
      ) : (
        <EmptyState title={t('seats.noToken')} />
      )}
    </div>
  );
}
