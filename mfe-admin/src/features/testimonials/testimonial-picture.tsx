import { fieldErrorsOf, useErrorText } from '@arcada/platform';
import { PictureField } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { testimonialsApi } from './testimonials.api.ts';

interface TestimonialPictureProps {
  /** Path on this site; empty: none. */
  image: string;
  error: string | undefined;
  onChange: (image: string) => void;
}

/** The customer's picture beside the words: part of what is saved. */
export function TestimonialPicture({ image, error, onChange }: TestimonialPictureProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [send, sending] = testimonialsApi.useAdminTestimonialPictureMutation();
  const handleChoose = async (file: File) => {
    const { data } = await send(file);
    if (data) onChange(data.image);
  };
  const refused = sending.error && (fieldErrorsOf(sending.error).image ?? errorText(sending.error));
  return (
    <PictureField
      label={t('testimonials.fields.customerImage')}
      hint={t('testimonials.imageHint')}
      error={refused ?? error}
      src={image || undefined}
      square
      onChoose={handleChoose}
      removal={image ? { label: t('testimonials.removeImage'), onRemove: () => onChange('') } : undefined}
    />
  );
}
