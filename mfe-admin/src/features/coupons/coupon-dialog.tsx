import { type Coupon, cartItemTypes, couponKinds, couponScopes } from '@arcada/contracts';
import {
  errorsUntilChanged,
  errorsUntilFilled,
  fieldErrorsOf,
  isApiError,
  useDraft,
  useErrorText,
  useFormErrors,
} from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { changedFrom, type Fields } from '../../shared/fields.ts';
import { OffersField } from '../../shared/offers-field.tsx';
import { RestoredNotice } from '../../shared/restored-notice.tsx';
import { couponOf, faultsOf, fieldAt, fieldsOf, idsAt, wordsAt } from './coupon-fields.ts';
import { couponsApi } from './coupons.api.ts';
import './coupons.css';

const mostItems = 100;

/** What was typed, and the coupon that it is based on. */
interface Typed {
  base: Coupon | undefined;
  fields: Fields;
}

interface CouponDialogProps {
  /** Undefined for a new one. */
  coupon: Coupon | undefined;
  onClose: () => void;
}

/**
 * A coupon's terms. Its code is chosen once, because orders and invoices have it. What is typed is kept in the browser
 * until it is saved.
 */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const errorText = useErrorText();
  const stored: Typed = { base: coupon, fields: fieldsOf(coupon) };
  const draft = useDraft<{ typed?: Typed }>(`coupon ${coupon?.id ?? ''}`, {});
  const latest = () => draft.current().typed ?? stored;
  const { base, fields } = draft.value.typed ?? stored;
  const isTouched = Object.keys(changedFrom(fieldsOf(base), fields)).length > 0;
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<Coupon>();
  const { form, errors, showErrors } = useFormErrors(t);
  const [create, creating] = couponsApi.useAdminCouponCreateMutation();
  const [change, changing] = couponsApi.useAdminCouponChangeMutation();
  const { error, isLoading } = base ? changing : creating;
  const set = (values: Fields) => {
    const now = latest();
    draft.change({ typed: { ...now, fields: { ...now.fields, ...values } } });
  };
  const send = async (typed: Fields, on: Coupon | undefined) => {
    const sent = couponOf(typed);
    const { code: _code, ...terms } = sent;
    const { error: refused } = on
      ? await change({ id: on.id, change: { ...terms, disabled: on.disabled }, version: on.version })
      : await create(sent);
    if (!refused) {
      draft.clear(draft.current());
      notify({ title: t('coupons.saved', { code: sent.code }), tone: 'success' });
      onClose();
    } else if (isApiError(refused)) {
      if (refused.status === 412) setTheirs(refused.problem?.current as Coupon | undefined);
      const faults = Object.entries(fieldErrorsOf(refused));
      const atFields = Object.fromEntries(faults.map(([path, message]) => [fieldAt(path, sent), message]));
      showErrors(() => errorsUntilChanged(atFields, Object.keys(changedFrom(typed, latest().fields))));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || showErrors(errorsUntilFilled((translate) => faultsOf(latest().fields, translate), t))) return;
    void send(fields, base);
  };
  const handleClose = () => {
    if (isTouched) notify({ title: t('unsaved.kept') });
    else draft.clear(draft.current());
    onClose();
  };
  const handleDiscard = () => {
    draft.clear(draft.current());
    showErrors(() => ({}));
  };
  if (theirs) {
    const [before, now] = [fieldsOf(base), fieldsOf(theirs)];
    const shown = (value: Fields[string] | undefined) => (typeof value === 'string' ? value : (value ?? []).join(', '));
    const handleResolve = (taken: ReadonlySet<string>) => {
      const mine = Object.entries(changedFrom(before, fields)).filter(([path]) => !taken.has(path));
      const next = { ...now, ...Object.fromEntries(mine) };
      setTheirs(undefined);
      draft.change({ typed: { base: theirs, fields: next } });
      void send(next, theirs);
    };
    return (
      <ConflictDialog
        saved={{ service: 'store', kind: 'coupon', id: theirs.id }}
        fields={Object.keys(changedFrom(before, now))
          .filter((path) => path in changedFrom(now, fields))
          .map((path) => ({
            path,
            label: t(`coupons.fields.${path}`),
            mine: shown(fields[path]),
            theirs: shown(now[path]),
            onlyTheirs: !(path in changedFrom(before, fields)),
          }))}
        onResolve={handleResolve}
        onLater={() => setTheirs(undefined)}
      />
    );
  }
  const isPercent = wordsAt(fields, 'kind') === 'percent';
  const text = (path: string) => ({
    value: wordsAt(fields, path),
    onChange: ({ target }: { target: { value: string } }) => set({ [path]: target.value }),
  });
  const zone = t('schedule.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <Dialog
      open
      onClose={handleClose}
      title={base ? t('coupons.editTitle', { code: base.code }) : t('coupons.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={handleClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {t('coupons.save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className="a-stack" onSubmit={handleSubmit}>
        {draft.restored && isTouched && <RestoredNotice onDiscard={handleDiscard} />}
        <div className="admin-coupon">
          {!base && (
            <Field label={t('coupons.fields.code')} hint={t('coupons.codeHint')} error={errors.code} required>
              <TextInput maxLength={40} autoComplete="off" spellCheck={false} {...text('code')} />
            </Field>
          )}
          <Field label={t('coupons.fields.kind')} error={errors.kind}>
            <SelectInput
              value={wordsAt(fields, 'kind')}
              options={couponKinds.map((value) => ({ value, label: t(`coupons.kinds.${value}`) }))}
              onChange={(kind) => set({ kind })}
            />
          </Field>
          <Field label={t(isPercent ? 'coupons.percent' : 'coupons.amount')} error={errors.value} required>
            <TextInput
              inputMode="decimal"
              maxLength={10}
              {...(isPercent ? { suffix: '%' } : { prefix: '$' })}
              {...text('value')}
            />
          </Field>
          <Field label={t('coupons.fields.appliesTo')} error={errors.appliesTo}>
            <SelectInput
              value={wordsAt(fields, 'appliesTo')}
              options={couponScopes.map((value) => ({ value, label: t(`coupons.scopes.${value}`) }))}
              onChange={(appliesTo) => set({ appliesTo })}
            />
          </Field>
        </div>
        {wordsAt(fields, 'appliesTo') === 'chosen' && (
          <div className="admin-coupon">
            {cartItemTypes.map((type) => (
              <OffersField
                key={type}
                type={type}
                label={t(`coupons.fields.${type}s`)}
                max={mostItems}
                value={idsAt(fields, `${type}s`)}
                error={errors[`${type}s`]}
                onChange={(ids) => set({ [`${type}s`]: ids })}
              />
            ))}
          </div>
        )}
        <div className="admin-coupon">
          <Field label={t('coupons.fields.startsAt')} hint={zone} error={errors.startsAt}>
            <TextInput type="datetime-local" {...text('startsAt')} />
          </Field>
          <Field label={t('coupons.fields.endsAt')} hint={zone} error={errors.endsAt}>
            <TextInput type="datetime-local" {...text('endsAt')} />
          </Field>
          {(['mostUses', 'mostPerAccount'] as const).map((path) => (
            <Field key={path} label={t(`coupons.fields.${path}`)} hint={t('coupons.noLimit')} error={errors[path]}>
              <TextInput inputMode="numeric" maxLength={7} {...text(path)} />
            </Field>
          ))}
        </div>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
