import { type CourseSummary, links } from '@arcada/contracts';
import { useAddingToCart, useErrorText } from '@arcada/platform';
import { Button, type ButtonProps, LinkButton, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEnrolment } from './use-enrolment.ts';

interface EnrollButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'price'>;
}

/** Adds the course to the cart; an enrolled user continues it instead. */
export function EnrollButton({ course, variant, size = 'small', wide }: EnrollButtonProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const enrolment = useEnrolment(course.id);
  const { adding, error, add } = useAddingToCart();
  const wordsOf = (failure: typeof error) => errorText(failure);
  const handleClick = async () => {
    const failure = await add({ courseId: course.id, price: course.price });
    if (failure) notify({ title: t('enrol.addFailed'), description: wordsOf(failure), tone: 'danger' });
    else
      notify({ title: t('enrol.added'), description: t('enrol.addedText', { title: course.title }), tone: 'success' });
  };
  if (enrolment) {
    return (
      <LinkButton
        component={Link}
        to={links.learn(course.id, enrolment.nextLessonId ?? undefined)}
        variant={variant}
        size={size}
        wide={wide}
      >
        {t('enrol.continue')}
      </LinkButton>
    );
  }
  return (
    <div>
      <Button
        variant={variant}
        size={size}
        wide={wide}
        loading={adding}
        loadingLabel={t('enrol.adding')}
        onClick={() => void handleClick()}
      >
        {t('enrol.now')}
      </Button>
      {error && (
        <p className="a-field-error" role="alert">
          {wordsOf(error)}
        </p>
      )}
    </div>
  );
}
