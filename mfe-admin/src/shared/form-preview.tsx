import { type Language, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, TabPanel, Tabs } from '@arcada/ui';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './form-preview.css';
import { useNarrow } from './use-narrow.ts';

/** The language of a preview, and how another is chosen. */
export interface PreviewLanguage {
  language: Language;
  onLanguage: (language: Language) => void;
}

interface FormPreviewProps {
  /** Of the tabs on a phone; unique on the page. */
  id: string;
  preview: (language: PreviewLanguage) => ReactNode;
  /** What the preview needs is wide: it stays below the form. */
  below?: boolean;
  /** The form. */
  children: ReactNode;
}

/**
 * A form and what becomes of its texts: beside it on wide screens, else below it, because its languages take the width,
 * and on a phone behind a tab. The button `ToPreview` leads there from the form.
 */
export function FormPreview({ id, preview, below = false, children }: FormPreviewProps) {
  const { t } = useTranslation('admin');
  const [language, onLanguage] = useState(useLanguage().language);
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const isNarrow = useNarrow();
  // The preview is of the language that is being written.
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const written = languages.find((each) => each === target.lang);
    if (written) onLanguage(written);
  };
  const shown = preview({ language, onLanguage });
  const form = (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows the focus of the fields inside
    <div className="admin-section" onFocus={handleFocus}>
      {children}
    </div>
  );
  if (isNarrow)
    return (
      <div className="a-stack">
        <Tabs
          id={id}
          label={t('editor.parts')}
          items={[
            { key: 'form', label: t('editor.form') },
            { key: 'preview', label: t('editor.preview') },
          ]}
          value={tab}
          onChange={(key) => setTab(key === 'preview' ? 'preview' : 'form')}
        />
        <TabPanel tabs={id} name={tab}>
          {tab === 'preview' ? shown : form}
        </TabPanel>
      </div>
    );
  return (
    <div className={below ? 'admin-form-preview' : 'admin-form-preview admin-form-preview--beside'}>
      {form}
      {shown}
    </div>
  );
}

/** From the buttons of a long form to the preview whose heading has this id; on a phone its tab does that. */
export function ToPreview({ heading }: { heading: string }) {
  const { t } = useTranslation('admin');
  const isNarrow = useNarrow();
  const handleClick = () => document.getElementById(heading)?.scrollIntoView();
  return isNarrow ? null : (
    <Button className="admin-to-preview" onClick={handleClick}>
      {t('editor.toPreview')}
    </Button>
  );
}
