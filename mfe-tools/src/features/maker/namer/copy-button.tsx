import { Button } from '@arcada/ui';
import { copyText } from '@arcada/ui/copying';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies a text; where the browser refuses, it says that the text can be selected. */
export function CopyButton({ text, disabled }: { text: string; disabled?: boolean }) {
  const { t } = useTranslation('tools');
  const [done, setDone] = useState<{ text: string; key: 'copied' | 'copyFailed' }>();
  const handleCopy = async () => {
    setDone({ text, key: (await copyText(text)) ? 'copied' : 'copyFailed' });
  };
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => void handleCopy()}>
        {t('namer.copy')}
      </Button>
      <span role="status" className="a-small a-mute">
        {done?.text === text && t(`namer.${done.key}`)}
      </span>
    </>
  );
}
