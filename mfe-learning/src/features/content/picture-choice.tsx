import { authoringLimits, byteSize } from '@arcada/contracts';
import { fieldErrorsOf, useErrorText } from '@arcada/platform';
import { PictureField } from '@arcada/ui/forms';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PictureChoiceProps extends Omit<ComponentProps<typeof PictureField>, 'error'> {
  /** What came of the last file that was sent. */
  failure: unknown;
}

/** A picture that is sent at once when it is chosen; one that is too large isn't sent at all. */
export function PictureChoice({ failure, onChoose, ...field }: PictureChoiceProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [tooBig, setTooBig] = useState<File>();
  const refused = failure === undefined ? undefined : (fieldErrorsOf(failure).image ?? errorText(failure));
  const most = authoringLimits.picture;
  return (
    <PictureField
      {...field}
      error={tooBig ? t('authoring.tooBig', { file: tooBig.name, most: byteSize(most) }) : refused}
      onChoose={async (file) => {
        const isTooBig = file.size > most;
        setTooBig(isTooBig ? file : undefined);
        if (!isTooBig) await onChoose(file);
      }}
    />
  );
}
