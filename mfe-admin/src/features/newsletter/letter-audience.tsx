import { type Letter, languages, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

/** How many get it, by the language of their mail: "1,200 in English, 300 in Spanish". */
export function useAudienceText({ audience }: Pick<Letter, 'audience'>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const parts = languages
    .filter((each) => audience[each] > 0)
    .map((each) =>
      t('letters.inLanguage', {
        number: numberFormat(language).format(audience[each]),
        language: t(`letters.mailLanguages.${each}`),
      }),
    );
  const total = languages.reduce((sum, each) => sum + audience[each], 0);
  return {
    total,
    number: numberFormat(language).format(total),
    text: new Intl.ListFormat(language, { type: 'conjunction' }).format(parts),
  };
}
