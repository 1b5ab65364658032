import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { EditorPart } from './editor-part.ts';
import { keysOf } from './merge.ts';

interface LeftNoticeProps {
  part: Pick<EditorPart, 'offered' | 'take' | 'refuse'>;
  labelOf: (key: string) => string;
}

/** Texts that a closed tab has left unsaved. Above the fields: below them, the old text would look like all there is. */
export function LeftNotice({ part, labelOf }: LeftNoticeProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  if (!part.offered) return null;
  const fields = new Intl.ListFormat(language).format(keysOf(part.offered.mine).map(labelOf));
  return (
    <Notice
      live
      title={t('authoring.leftTitle')}
      actions={
        <>
          <Button size="small" onClick={part.take}>
            {t('authoring.leftTake')}
          </Button>
          <Button size="small" variant="ghost" onClick={part.refuse}>
            {t('authoring.leftRefuse')}
          </Button>
        </>
      }
    >
      {t('authoring.leftText', { fields })}
    </Notice>
  );
}
