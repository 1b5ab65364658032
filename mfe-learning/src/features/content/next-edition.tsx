import type { AuthoredCourse } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { authoringApi } from './authoring.api.ts';

/** Begins the next edition of a course that is, or was, on sale. */
export function BeginEdition({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [begin, { isLoading, error }] = authoringApi.useLearningContentReviseMutation();
  return (
    <>
      <Notice
        title={t(`content.${course.status === 'archived' ? 'archived' : 'published'}`)}
        actions={
          <Button
            size="small"
            loading={isLoading}
            loadingLabel={t('content.beginningEdition')}
            onClick={() => void begin({ id: course.id })}
          >
            {t('content.beginEdition')}
          </Button>
        }
      >
        {t('content.beginEditionText')}
      </Notice>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </>
  );
}

/** What the next edition means for buyers, and the button that gives it up. */
export function EditionNotice({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const [asking, setAsking] = useState(false);
  const [drop, dropping] = authoringApi.useLearningContentRevisionDropMutation();
  return (
    <Notice
      title={t('content.edition')}
      actions={
        <Button size="small" onClick={() => setAsking(true)}>
          {t('content.dropEdition')}
        </Button>
      }
    >
      {t('content.editionText')}
      <RemovalDialog
        asked={asking ? { title: t('content.dropEditionTitle'), text: t('content.dropEditionText') } : undefined}
        sure={t('content.dropEdition')}
        pending={t('content.droppingEdition')}
        removing={dropping}
        onSure={async () => !(await drop({ id: course.id })).error}
        onClose={() => setAsking(false)}
      />
    </Notice>
  );
}
