import { type AdminTestimonial, type Language, languages } from '@arcada/contracts';
import { isApiError, useErrorText, useFormErrors } from '@arcada/platform';
import { Badge, Button, Dialog, Notice, notify } from '@arcada/ui';
import { Field, SelectInput, TextArea, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { changedFrom, type Fields } from '../../shared/fields.ts';
import { faultsOf, fieldsOf, hasText, inputOf, ratings, textPath, wordsAt } from './testimonial-fields.ts';
import './testimonials.css';
import { testimonialsApi } from './testimonials.api.ts';

interface TestimonialDialogProps {
  /** As it is saved now; undefined for a new one. */
  testimonial: AdminTestimonial | undefined;
  onClose: () => void;
}

/** A customer's words in all languages side by side. */
export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const errorText = useErrorText();
  const [base, setBase] = useState({ version: testimonial?.version ?? '', fields: fieldsOf(testimonial) });
  const [fields, setFields] = useState<Fields>(base.fields);
  const [asked, setAsked] = useState(false);
  const { form, errors, showErrors } = useFormErrors(t);
  const [create, creating] = testimonialsApi.useAdminTestimonialCreateMutation();
  const [change, changing] = testimonialsApi.useAdminTestimonialChangeMutation();
  const { error, isLoading } = testimonial ? changing : creating;
  const isOutdated = isApiError(error) && error.status === 412;
  const set = (path: string, value: string) => setFields({ ...fields, [path]: value });
  const send = async (typed: Fields, version: string) => {
    const input = inputOf(typed, testimonial);
    const { error: refused } = testimonial
      ? await change({ id: testimonial.id, change: input, version })
      : await create({ ...input, id: wordsAt(typed, 'id') });
    if (!refused) {
      notify({ title: t('testimonials.saved'), tone: 'success' });
      onClose();
    } else if (isApiError(refused)) {
      setAsked(refused.status === 412);
      showErrors(() => Object.fromEntries((refused.problem?.errors ?? []).map(({ path, message }) => [path, message])));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || showErrors((translate) => faultsOf(fields, translate))) return;
    void send(fields, base.version);
  };
  const theirs = fieldsOf(testimonial);
  const labelOf = (path: string) => {
    const [, language, name] = path.split('.');
    return language
      ? `${t(`testimonials.texts.${name}`)} (${t(`languages.${language}`)})`
      : t(`testimonials.fields.${path}`);
  };
  const handleResolve = (taken: ReadonlySet<string>) => {
    const mine = Object.entries(changedFrom(base.fields, fields)).filter(([path]) => !taken.has(path));
    const next = { ...theirs, ...Object.fromEntries(mine) };
    setAsked(false);
    setBase({ version: testimonial?.version ?? '', fields: theirs });
    setFields(next);
    void send(next, testimonial?.version ?? '');
  };
  if (asked && testimonial && testimonial.version !== base.version)
    return (
      <ConflictDialog
        saved={{ service: 'blog', kind: 'testimonial', id: testimonial.id }}
        fields={Object.keys(changedFrom(base.fields, theirs))
          .filter((path) => path in changedFrom(theirs, fields))
          .map((path) => ({
            path,
            label: labelOf(path),
            mine: wordsAt(fields, path),
            theirs: wordsAt(theirs, path),
            onlyTheirs: !(path in changedFrom(base.fields, fields)),
          }))}
        onResolve={handleResolve}
        onLater={() => setAsked(false)}
      />
    );
  const column = (language: Language) => (
    <fieldset key={language} className="a-fieldset">
      <legend className="a-field-label">
        <span className="a-row">
          {t(`languages.${language}`)}
          {!hasText(fields, language) && <Badge tone="warning">{t('testimonials.missingText')}</Badge>}
        </span>
      </legend>
      <Field label={t('testimonials.texts.content')} error={errors[textPath(language, 'content')]}>
        <TextArea
          lang={language}
          rows={6}
          maxLength={1000}
          value={wordsAt(fields, textPath(language, 'content'))}
          onChange={({ target }) => set(textPath(language, 'content'), target.value)}
        />
      </Field>
      <Field label={t('testimonials.texts.customerTitle')} error={errors[textPath(language, 'customerTitle')]}>
        <TextInput
          lang={language}
          maxLength={160}
          value={wordsAt(fields, textPath(language, 'customerTitle'))}
          onChange={({ target }) => set(textPath(language, 'customerTitle'), target.value)}
        />
      </Field>
    </fieldset>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(testimonial ? 'testimonials.editTitle' : 'testimonials.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {t('testimonials.save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className="admin-testimonial" onSubmit={handleSubmit}>
        <div className="admin-filter admin-filter--form">
          {!testimonial && (
            <Field label={t('testimonials.fields.id')} hint={t('testimonials.idHint')} error={errors.id} required>
              <TextInput
                maxLength={160}
                value={wordsAt(fields, 'id')}
                onChange={({ target }) => set('id', target.value)}
              />
            </Field>
          )}
          <Field label={t('testimonials.fields.customerName')} error={errors.customerName} required>
            <TextInput
              maxLength={120}
              value={wordsAt(fields, 'customerName')}
              onChange={({ target }) => set('customerName', target.value)}
            />
          </Field>
          <Field label={t('testimonials.fields.customerCompany')} error={errors.customerCompany}>
            <TextInput
              maxLength={120}
              value={wordsAt(fields, 'customerCompany')}
              onChange={({ target }) => set('customerCompany', target.value)}
            />
          </Field>
          <Field label={t('testimonials.fields.rating')} error={errors.rating}>
            <SelectInput
              value={wordsAt(fields, 'rating')}
              options={ratings.map((value) => ({ value, label: value }))}
              onChange={(value) => set('rating', value)}
            />
          </Field>
        </div>
        <div className="admin-testimonial-languages">{languages.map(column)}</div>
        {error !== undefined && (
          <Notice
            tone="danger"
            live
            actions={
              isOutdated && (
                <Button size="small" onClick={() => setAsked(true)}>
                  {t('testimonials.compare')}
                </Button>
              )
            }
          >
            {errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
