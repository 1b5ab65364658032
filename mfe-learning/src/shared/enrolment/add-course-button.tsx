import type { CourseSummary } from '@arcada/contracts';
import { useAddingToCart, useErrorText } from '@arcada/platform';
import { Button, type ButtonProps, type Notification, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface AddCourseButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'children'>,
    Pick<Notification, 'action'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'price'>;
  seats?: number;
  /** Asked at each press: false adds nothing. */
  isReady?: () => boolean;
  /** Said once it is in the cart, with what can be done then. */
  addedTitle?: string;
  addedText: string;
  /** Its accessible name while nothing is being added; default: its text. */
  name?: string;
}

/** Adds seats in a course to the cart, one by default. */
export function AddCourseButton({
  course,
  seats,
  isReady,
  addedTitle,
  addedText,
  action,
  name,
  ...look
}: AddCourseButtonProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { adding, error, add } = useAddingToCart();
  const handleClick = async () => {
    if (isReady && !isReady()) return;
    const failure = await add({ courseId: course.id, price: course.price }, seats);
    if (failure) notify({ title: t('enrol.addFailed'), description: errorText(failure), tone: 'danger' });
    else
      notify({
        title: addedTitle ?? t('enrol.added'),
        description: addedText,
        tone: 'success',
        ...(action && { action }),
      });
  };
  return (
    <div>
      <Button
        {...look}
        aria-label={adding ? undefined : name}
        loading={adding}
        loadingLabel={t('enrol.adding')}
        onClick={() => void handleClick()}
      />
      {error && (
        <p className="a-field-error" role="alert">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
