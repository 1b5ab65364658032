import { focusHere, isPlausibleEmail, messageOf, useFormErrors } from '@arcada/platform';
import { Button, CheckIcon, Field, notify, TextInput } from '@arcada/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newsletterApi } from './newsletter.api.ts';
import './newsletter.css';

/** One field; replaced by a thank-you after success. */
export function NewsletterForm() {
  const { t } = useTranslation('blog');
  const [subscribe, { isLoading, isSuccess }] = newsletterApi.useBlogSubscribeMutation();
  const { form, errors, showErrors } = useFormErrors<'email'>(t);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    // The field is uncontrolled: no event reports what was typed or filled in before hydration.
    const sent = String(new FormData(event.currentTarget).get('email')).trim();
    if (showErrors((t) => (isPlausibleEmail(sent) ? {} : { email: t('newsletter.emailInvalid') }))) return;
    const { error } = await subscribe(sent);
    if (!error) {
      notify({ title: t('newsletter.successTitle'), description: t('newsletter.successText'), tone: 'success' });
      return;
    }
    showErrors((t) => ({ email: messageOf(error, t('common.unexpected'), t('common.networkError')) }));
    notify({
      title: t('newsletter.errorTitle'),
      description: messageOf(error, t('newsletter.failed'), t('newsletter.failed')),
      tone: 'danger',
    });
  };

  if (isSuccess) {
    return (
      <p className="blog-thanks" role="status" tabIndex={-1} ref={focusHere}>
        <CheckIcon />
        {t('newsletter.thanks')}
      </p>
    );
  }
  return (
    <form method="post" ref={form} className="blog-subscribe" onSubmit={handleSubmit} noValidate>
      <Field label={t('newsletter.email')} error={errors.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          placeholder={t('newsletter.placeholder')}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        loading={isLoading}
        loadingLabel={t('newsletter.submitting')}
        className="blog-subscribe-button"
      >
        {t('newsletter.submit')}
      </Button>
    </form>
  );
}
