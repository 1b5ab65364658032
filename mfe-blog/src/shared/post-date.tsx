import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';

interface PostDateProps {
  value: string;
  style?: 'medium' | 'long';
}

/** A date in the page's language. In UTC: a date of publication is the same day for everyone. */
export function PostDate({ value, style = 'medium' }: PostDateProps) {
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: style, timeZone: 'UTC' });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
