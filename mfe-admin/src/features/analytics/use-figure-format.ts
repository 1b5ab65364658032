import { formatPrice, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import type { Figure } from '../../shared/figures.ts';

/** Values of a figure in words, in full and as short as an axis has them. */
export function useFigureFormat() {
  const { language } = useLanguage();
  const number = numberFormat(language);
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const short = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  type Kind = Figure<never>['kind'];
  const format = (kind: Kind, value: number | undefined) => {
    if (value === undefined) return '–';
    if (kind === 'money') return formatPrice(value);
    return kind === 'percent' ? percent.format(value) : number.format(value);
  };
  const formatTick = (kind: Kind, value: number) => {
    if (kind === 'percent') return percent.format(value);
    return kind === 'money' ? `${value < 0 ? '-' : ''}$${short.format(Math.abs(value))}` : short.format(value);
  };
  return { format, formatTick };
}
