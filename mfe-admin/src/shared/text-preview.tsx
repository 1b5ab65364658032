import { type ContentBlock, type Language, languages } from '@arcada/contracts';
import { routerLink, useErrorText } from '@arcada/platform';
import { Notice, TabPanel, Tabs } from '@arcada/ui';
import { Content } from '@arcada/ui/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds without typing before the service is asked for a preview. */
export const previewPause = 500;

interface TextPreviewProps {
  /** Of the section's heading. */
  id: string;
  className: string;
  title: string;
  /** Name of the tabs of languages. */
  label: string;
  /** What its readers get while the language isn't complete. */
  note: ReactNode;
  language: Language;
  onLanguage: (language: Language) => void;
  error: unknown;
  children: ReactNode;
}

/** What is typed as its readers will see it, a language at a time. */
export function TextPreview(props: TextPreviewProps) {
  const { id, className, title, label, note, language, onLanguage, error, children } = props;
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const tabs = `${id}-languages`;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Tabs
        id={tabs}
        label={label}
        items={languages.map((key) => ({ key, label: t(`languages.${key}`) }))}
        value={language}
        onChange={(key) => onLanguage(languages.find((each) => each === key) ?? language)}
      />
      <TabPanel tabs={tabs} name={language}>
        {note && <Notice tone="warning">{note}</Notice>}
        {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
        {children}
      </TabPanel>
    </section>
  );
}

/** Text as the service has turned it into blocks. */
export function PreviewContent({ blocks }: { blocks: readonly ContentBlock[] }) {
  const { t } = useTranslation('admin');
  return (
    <Content
      blocks={blocks}
      renderLink={routerLink}
      labels={{
        copy: t('common.copy'),
        copied: t('posts.codeCopied'),
        copyRefused: t('posts.codeRefused'),
        table: t('posts.table'),
      }}
    />
  );
}
