/** The part of react-i18next that the site uses; the shell provides it to all remotes as `react-i18next`. */
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next-real';
