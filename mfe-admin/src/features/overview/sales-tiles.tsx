import { dateFormat, formatPrice, links, numberFormat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { figuresApi } from '../../shared/figures.api.ts';
import { type DayRow, type Figure, newUsers, revenue, sumOf } from '../../shared/figures.ts';
import { type Span, spanNamed, today } from '../../shared/span.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Revenue and new users of the last week; the analytics page has the rest. */
export function SalesTiles() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const span = spanNamed('7', today());
  const sales = figuresApi.useAdminSalesDaysQuery({ ...span }, fresh);
  const users = figuresApi.useAdminNewUserDaysQuery({ ...span }, fresh);
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(span.from));
  return (
    <section className="admin-section" aria-labelledby="admin-sales">
      <h2 id="admin-sales">{t('overview.sales')}</h2>
      <ul className="a-list admin-waiting">
        <FigureTile figure={revenue} query={sales} span={span} note={t('overview.since', { day })} />
        <FigureTile figure={newUsers} query={users} span={span} note={t('overview.since', { day })} />
      </ul>
    </section>
  );
}

interface FigureTileProps<Row extends DayRow> {
  figure: Figure<Row>;
  query: { data?: { days: Row[] } | undefined; error?: unknown; refetch: () => unknown };
  span: Span;
  note: string;
}

function FigureTile<Row extends DayRow>({ figure, query: { data, error, refetch }, span, note }: FigureTileProps<Row>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const sum = data && sumOf(data.days, figure, span);
  return (
    <li className="admin-tile">
      <h3>
        <Link className="a-link" to={`${links.admin('analytics')}?span=7`}>
          {t(`analytics.figures.${figure.key}.name`)}
        </Link>
      </h3>
      {sum !== undefined && (
        <p className="admin-number">
          {figure.kind === 'money' ? formatPrice(sum) : numberFormat(language).format(sum)}
        </p>
      )}
      {!data && !error && <p className="a-mute">{t('common.loading')}</p>}
      {!data && error ? (
        <>
          <p className="a-small a-mute">{errorText(error)}</p>
          <Button size="small" onClick={refetch}>
            {t('common.retry')}
          </Button>
        </>
      ) : (
        <p className="a-small a-mute">{note}</p>
      )}
    </li>
  );
}
