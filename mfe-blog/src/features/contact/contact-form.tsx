import { contactLimits, type ServiceTab } from '@arcada/contracts';
import {
  errorsUntilChanged,
  focusHere,
  PolicyLinks,
  type Translate,
  useErrorText,
  useFormErrors,
} from '@arcada/platform';
import { Button, Field, Notice, notify, TextArea, TextInput } from '@arcada/ui';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactField, contactErrors, serverErrors } from './contact-errors.ts';
import { useKeptMessage } from './use-kept-message.ts';
import { useSendMessage } from './use-send-message.ts';

interface ContactFormProps {
  /** The message's initial text until the visitor writes another. */
  suggested?: string;
  /** Whether its first field is focused on mount: for a form that replaces something pressed. */
  focused?: boolean;
  /** The service that the message is about. */
  service?: ServiceTab;
  onSent: (reference: string, message: string) => void;
}

/** Name, e-mail, phone, message. */
export function ContactForm({ suggested = '', focused, service, onSent }: ContactFormProps) {
  const { t } = useTranslation('blog');
  const errorText = useErrorText();
  const { send, sending, error } = useSendMessage();
  const { values, set: change, forget } = useKeptMessage();
  const message = values.message ?? suggested;
  const latest = useRef(message);
  latest.current = message;
  const { form, errors, showErrors } = useFormErrors<ContactField>(t);
  const { length } = message.trim();
  const isNearEnd = length > 0.9 * contactLimits.message;
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => change(name, event.target.value);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const website = new FormData(event.currentTarget).get('website');
    const words = {
      tooLong: (over: number) => t('contact.messageLong', { over, most: contactLimits.message }),
      incomplete: (sentence: string) => t('contact.messageIncomplete', { sentence }),
    };
    const found = (translate: Translate) => contactErrors({ ...values, message }, translate, suggested, words);
    // The number in the refusal is of what was sent; the hint counts on.
    const changed = () => (latest.current === message ? [] : ['message']);
    if (showErrors((translate) => errorsUntilChanged(found(translate), changed()))) return;
    const { data, error: failure } = await send({
      name: values.name.trim(),
      email: values.email.trim(),
      phone: values.phone.trim() || undefined,
      message: message.trim(),
      service,
      website: String(website ?? '') || undefined,
    });
    if (!failure) {
      notify({ title: t('contact.emailSent'), tone: 'success' });
      forget();
      onSent(data?.reference ?? '', message.trim());
      return;
    }
    showErrors((t) => serverErrors(failure, t));
    const description = errorText(failure);
    notify({ title: t('newsletter.errorTitle'), description, tone: 'danger' });
  };

  return (
    <form method="post" ref={form} className="blog-form" onSubmit={handleSubmit} noValidate>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <Field label={t('contact.name')} error={errors.name} required>
        <TextInput
          ref={focused ? focusHere : undefined}
          name="name"
          autoComplete="name"
          maxLength={contactLimits.name}
          value={values.name}
          onChange={set('name')}
        />
      </Field>
      <div className="blog-form-pair">
        <Field label={t('contact.email')} error={errors.email} required>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            maxLength={contactLimits.email}
            value={values.email}
            onChange={set('email')}
          />
        </Field>
        <Field label={t('contact.phone')} error={errors.phone} optionalLabel={t('contact.optional')}>
          <TextInput
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={contactLimits.phone}
            value={values.phone}
            onChange={set('phone')}
          />
        </Field>
      </div>
      <Field
        label={t('contact.message')}
        className={length > contactLimits.message ? 'blog-over-limit' : undefined}
        // No bound of the field's own: it would cut what is pasted without a word.
        hint={isNearEnd ? t('contact.messageCount', { length, most: contactLimits.message }) : t('contact.messageHint')}
        error={errors.message}
        required
      >
        <TextArea name="message" rows={8} value={message} onChange={set('message')} />
      </Field>
      <div className="blog-trap" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="blog-form-end">
        <Button type="submit" variant="primary" size="large" loading={sending} loadingLabel={t('contact.sending')}>
          {t('contact.send')}
        </Button>
        <PolicyLinks>{t('contact.privacy')}</PolicyLinks>
      </div>
    </form>
  );
}
