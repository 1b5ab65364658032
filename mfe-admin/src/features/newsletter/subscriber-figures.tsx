import { languages, monthName, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Disclosure } from '@arcada/ui';
import { FiguresTable, FigureTiles } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { lettersApi } from './letters.api.ts';

/** How many read the newsletter, and how their number grows. */
export function SubscriberFigures() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const number = numberFormat(language);
  const query = lettersApi.useAdminSubscribersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const figure = (key: 'confirmed' | 'pending' | 'bounced', value: number, note?: string) => ({
    key,
    title: t(`letters.figures.${key}`),
    value: number.format(value),
    note,
    explanation: { text: t(`letters.figures.${key}Text`), label: t('letters.figures.explain') },
  });
  const shares = languages.map((each) => `${t(`languages.${each}`)} ${number.format(data?.byLanguage[each] ?? 0)}`);
  return (
    <section className="admin-section" aria-labelledby="admin-subscribers">
      <h2 id="admin-subscribers">{t('letters.subscribers')}</h2>
      <QueryStates query={query} />
      {data && (
        <>
          <FigureTiles
            figures={[
              figure('confirmed', data.confirmed, shares.join(' · ')),
              figure('pending', data.pending),
              figure('bounced', data.bounced),
            ]}
          />
          <Disclosure title={t('letters.growth')}>
            <FiguresTable
              name={t('letters.growth')}
              heads={[t('letters.month'), t('letters.joined'), t('letters.left'), t('letters.net')]}
              rows={data.growth.toReversed().map(({ month, joined, left }) => ({
                key: month,
                cells: [
                  monthName(month, language),
                  number.format(joined),
                  number.format(left),
                  numberFormat(language, { signDisplay: 'exceptZero' }).format(joined - left),
                ],
              }))}
            />
          </Disclosure>
        </>
      )}
    </section>
  );
}
