import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { spanOf, today, unknownIn } from '../../shared/span.ts';
import { UnknownFilter } from '../../shared/unknown-filter.tsx';
import { MissedSearches, OpenQuestions, SoldItems } from './lists.tsx';
import { Conversion, Newsletter, Sales, Users } from './sections.tsx';
import { SpanPicker } from './span-picker.tsx';
import './analytics.css';

/** What the site sells and how it grows, each figure with its definition. */
export function Component() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const chosen = spanOf(search, today());
  return (
    <AdminFrame page="analytics">
      <p className="a-mute">{t('analytics.intro')}</p>
      <UnknownFilter values={unknownIn(search)} />
      <SpanPicker chosen={chosen} />
      {!chosen.fault && (
        <>
          <Sales span={chosen.span} />
          <SoldItems span={chosen.span} />
          <Conversion span={chosen.span} />
          <MissedSearches span={chosen.span} />
          <Users span={chosen.span} />
          <Newsletter span={chosen.span} />
          <OpenQuestions />
        </>
      )}
    </AdminFrame>
  );
}
