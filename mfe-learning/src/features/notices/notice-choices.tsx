import { alwaysMailed, links, type NoticeChoice, noticeLimits } from '@arcada/contracts';
import { useErrorText, useSession } from '@arcada/platform';
import { LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noticesApi } from '../../shared/notices.api.ts';
import { QueryStates } from '../../shared/query-states.tsx';

const ways = ['bell', 'mail'] as const;

/** Each kind of notice, in the bell and by mail. Saved as soon as it is changed. */
export function NoticeChoices() {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { user } = useSession();
  const query = noticesApi.useLearningNoticeChoicesQuery();
  const [choose, { isLoading, isSuccess, error, originalArgs }] = noticesApi.useLearningChooseNoticesMutation();
  const changed = originalArgs?.[0];
  // What was pressed shows at once, and again as it is stored when it could not be saved.
  const isOn = (choice: NoticeChoice, way: (typeof ways)[number]) =>
    isLoading && changed?.kind === choice.kind ? changed[way] : choice[way];
  return (
    <section className="a-stack">
      <h2>{t('notices.choices')}</h2>
      <p className="a-mute">{t('notices.choicesText')}</p>
      {user && !user.emailConfirmed && (
        <Notice
          actions={
            <LinkButton component={Link} to={links.account()} size="small">
              {t('notices.confirm')}
            </LinkButton>
          }
        >
          {t('notices.unconfirmed', { most: noticeLimits.unconfirmedMails })}
        </Notice>
      )}
      <QueryStates query={query} />
      {error !== undefined && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
      {query.data && (
        <table className="learn-choices">
          <thead>
            <tr>
              <th scope="col">{t('notices.kind')}</th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  {t(`notices.${way}Short`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {query.data.map((choice) => (
              <tr key={choice.kind}>
                <th scope="row">{t(`notices.kinds.${choice.kind}`)}</th>
                {ways.map((way) => (
                  <td key={way}>
                    {way === 'mail' && alwaysMailed.includes(choice.kind) ? (
                      <span className="a-small a-mute">{t('notices.always')}</span>
                    ) : (
                      <input
                        type="checkbox"
                        aria-label={`${t(`notices.kinds.${choice.kind}`)}: ${t(`notices.${way}Short`)}`}
                        checked={isOn(choice, way)}
                        aria-disabled={isLoading || undefined}
                        onChange={(event) => {
                          if (!isLoading) void choose([{ ...choice, [way]: event.target.checked }]);
                        }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p role="status" className="a-small a-mute">
        {isSuccess && !isLoading && t('notices.saved')}
      </p>
    </section>
  );
}
