import { numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface PagerProps {
  /** First row that is shown, from 0. */
  from: number;
  /** Rows of a page. */
  count: number;
  total: number;
  onFrom: (from: number) => void;
}

/** Turns the pages of a table; nothing when one page holds all. */
export function Pager({ from, count, total, onFrom }: PagerProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const number = numberFormat(language);
  if (total <= count) return null;
  const last = Math.floor((total - 1) / count) * count;
  const range = { from: number.format(from + 1), to: number.format(Math.min(total, from + count)) };
  const buttons = [
    { key: 'first', to: 0, disabled: from === 0 },
    { key: 'previous', to: Math.max(0, from - count), disabled: from === 0 },
    { key: 'next', to: Math.min(last, from + count), disabled: from >= last },
    { key: 'last', to: last, disabled: from >= last },
  ] as const;
  return (
    <nav className="a-row check-pager" aria-label={t('modelCheck.pages')}>
      {buttons.slice(0, 2).map(({ key, to, disabled }) => (
        <Button key={key} size="small" disabled={disabled} onClick={() => onFrom(to)}>
          {t(`modelCheck.page.${key}`)}
        </Button>
      ))}
      <span className="a-small">{t('modelCheck.range', { ...range, total: number.format(total) })}</span>
      {buttons.slice(2).map(({ key, to, disabled }) => (
        <Button key={key} size="small" disabled={disabled} onClick={() => onFrom(to)}>
          {t(`modelCheck.page.${key}`)}
        </Button>
      ))}
    </nav>
  );
}
