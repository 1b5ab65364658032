import { type AdminTestimonial, followingSlug, type Language, languages } from '@arcada/contracts';
import { errorsUntilFilled, fieldErrorsOf, isApiError, useDraft, useErrorText, useFormErrors } from '@arcada/platform';
import { Badge, Button, Dialog, Notice, notify } from '@arcada/ui';
import { Field, SelectInput, TextArea, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { changedFrom, type Fields } from '../../shared/fields.ts';
import { RestoredNotice } from '../../shared/restored-notice.tsx';
import { faultsOf, fieldsOf, hasText, inputOf, ratings, textPath, wordsAt } from './testimonial-fields.ts';
import { TestimonialPicture } from './testimonial-picture.tsx';
import './testimonials.css';
import { testimonialsApi } from './testimonials.api.ts';

/** What was typed, and the save that it is based on. */
interface Typed {
  version: string;
  base: Fields;
  changed: Fields;
}

interface TestimonialDialogProps {
  /** As it is saved now; undefined for a new one. */
  testimonial: AdminTestimonial | undefined;
  onClose: () => void;
}

/** A customer's words in all languages side by side. What is typed is kept in the browser until it is saved. */
export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const errorText = useErrorText();
  const theirs = fieldsOf(testimonial);
  const stored: Typed = { version: testimonial?.version ?? '', base: theirs, changed: {} };
  const draft = useDraft<{ typed?: Typed }>(`testimonial ${testimonial?.id ?? ''}`, {});
  const typed = draft.value.typed ?? stored;
  const fields: Fields = { ...typed.base, ...typed.changed };
  const isTouched = Object.keys(typed.changed).length > 0;
  const [asked, setAsked] = useState(false);
  const { form, errors, showErrors } = useFormErrors(t);
  const [create, creating] = testimonialsApi.useAdminTestimonialCreateMutation();
  const [change, changing] = testimonialsApi.useAdminTestimonialChangeMutation();
  const { error, isLoading } = testimonial ? changing : creating;
  const isOutdated = isApiError(error) && error.status === 412;
  const put = (next: Typed) => {
    if (Object.keys(next.changed).length > 0) draft.change({ typed: next });
    else draft.clear(draft.current());
  };
  const set = (path: string, value: string) => {
    // What was typed while a picture was being sent stays.
    const now = draft.current().typed ?? stored;
    const all = { ...now.base, ...now.changed };
    const named = !testimonial && path === 'customerName';
    const id = named && { id: followingSlug(wordsAt(all, 'id'), wordsAt(all, path), value) };
    put({ ...now, changed: changedFrom(now.base, { ...all, [path]: value, ...id }) });
  };
  const send = async ({ version, base, changed }: Typed) => {
    const all = { ...base, ...changed };
    const input = inputOf(all, testimonial);
    const { error: refused } = testimonial
      ? await change({ id: testimonial.id, change: input, version })
      : await create({ ...input, id: wordsAt(all, 'id') });
    if (!refused) {
      draft.clear(draft.current());
      notify({ title: t('testimonials.saved'), tone: 'success' });
      onClose();
    } else if (isApiError(refused)) {
      setAsked(refused.status === 412);
      showErrors(() => fieldErrorsOf(refused));
    }
  };
  const handleClose = () => {
    if (isTouched) notify({ title: t('unsaved.kept') });
    onClose();
  };
  const handleDiscard = () => {
    draft.clear(draft.current());
    showErrors(() => ({}));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const latest = () => {
      const now = draft.current().typed ?? stored;
      return { ...now.base, ...now.changed };
    };
    const invalid = showErrors(errorsUntilFilled((translate) => faultsOf(latest(), translate), t));
    if (isLoading || invalid) return;
    void send(typed);
  };
  const labelOf = (path: string) => {
    const [, language, name] = path.split('.');
    return language
      ? `${t(`testimonials.texts.${name}`)} (${t(`languages.${language}`)})`
      : t(`testimonials.fields.${path}`);
  };
  const handleResolve = (taken: ReadonlySet<string>) => {
    const mine = Object.entries(typed.changed).filter(([path]) => !taken.has(path));
    const next = { ...stored, changed: changedFrom(theirs, { ...theirs, ...Object.fromEntries(mine) }) };
    setAsked(false);
    put(next);
    void send(next);
  };
  if (asked && testimonial && testimonial.version !== typed.version)
    return (
      <ConflictDialog
        saved={{ service: 'blog', kind: 'testimonial', id: testimonial.id }}
        fields={Object.keys(changedFrom(typed.base, theirs))
          .filter((path) => path in changedFrom(theirs, fields))
          .map((path) => ({
            path,
            label: labelOf(path),
            mine: wordsAt(fields, path),
            theirs: wordsAt(theirs, path),
            onlyTheirs: !(path in typed.changed),
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
      onClose={handleClose}
      title={t(testimonial ? 'testimonials.editTitle' : 'testimonials.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={handleClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {t('testimonials.save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className="admin-testimonial" onSubmit={handleSubmit}>
        {draft.restored && isTouched && <RestoredNotice onDiscard={handleDiscard} />}
        <div className="admin-filter admin-filter--form">
          <Field label={t('testimonials.fields.customerName')} error={errors.customerName} required>
            <TextInput
              maxLength={120}
              value={wordsAt(fields, 'customerName')}
              onChange={({ target }) => set('customerName', target.value)}
            />
          </Field>
          {!testimonial && (
            <Field label={t('testimonials.fields.id')} hint={t('testimonials.idHint')} error={errors.id} required>
              <TextInput
                maxLength={160}
                value={wordsAt(fields, 'id')}
                onChange={({ target }) => set('id', target.value)}
              />
            </Field>
          )}
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
        <TestimonialPicture
          image={wordsAt(fields, 'customerImage')}
          error={errors.customerImage}
          onChange={(image) => set('customerImage', image)}
        />
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
