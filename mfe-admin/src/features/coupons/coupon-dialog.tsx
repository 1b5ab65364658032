import { type Coupon, cartItemTypes, couponKinds, couponScopes } from '@arcada/contracts';
import {
  errorsUntilChanged,
  errorsUntilFilled,
  fieldErrorsOf,
  isApiError,
  useErrorText,
  useFormErrors,
} from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { changedFrom, type Fields } from '../../shared/fields.ts';
import { OffersField } from '../../shared/offers-field.tsx';
import { couponOf, faultsOf, fieldAt, fieldsOf, idsAt, wordsAt } from './coupon-fields.ts';
import { couponsApi } from './coupons.api.ts';
import './coupons.css';

const mostItems = 100;

interface CouponDialogProps {
  /** Undefined for a new one. */
  coupon: Coupon | undefined;
  onClose: () => void;
}

/** A coupon's terms. Its code is chosen once, because orders and invoices have it. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const errorText = useErrorText();
  const [base, setBase] = useState(coupon);
  const [fields, setFields] = useState<Fields>(() => fieldsOf(coupon));
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<Coupon>();
  const { form, errors, showErrors } = useFormErrors(t);
  const [create, creating] = couponsApi.useAdminCouponCreateMutation();
  const [change, changing] = couponsApi.useAdminCouponChangeMutation();
  const { error, isLoading } = base ? changing : creating;
  const latest = useRef(fields);
  const put = (next: Fields) => {
    latest.current = next;
    setFields(next);
  };
  const set = (values: Fields) => put({ ...latest.current, ...values });
  const send = async (typed: Fields, on: Coupon | undefined) => {
    const sent = couponOf(typed);
    const { code: _code, ...terms } = sent;
    const { error: refused } = on
      ? await change({ id: on.id, change: { ...terms, disabled: on.disabled }, version: on.version })
      : await create(sent);
    if (!refused) {
      notify({ title: t('coupons.saved', { code: sent.code }), tone: 'success' });
      onClose();
    } else if (isApiError(refused)) {
      if (refused.status === 412) setTheirs(refused.problem?.current as Coupon | undefined);
      const faults = Object.entries(fieldErrorsOf(refused));
      const atFields = Object.fromEntries(faults.map(([path, message]) => [fieldAt(path, sent), message]));
      showErrors(() => errorsUntilChanged(atFields, Object.keys(changedFrom(typed, latest.current))));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || showErrors(errorsUntilFilled((translate) => faultsOf(latest.current, translate), t))) return;
    void send(fields, base);
  };
  if (theirs) {
    const [before, now] = [fieldsOf(base), fieldsOf(theirs)];
    const shown = (value: Fields[string] | undefined) => (typeof value === 'string' ? value : (value ?? []).join(', '));
    const handleResolve = (taken: ReadonlySet<string>) => {
      const mine = Object.entries(changedFrom(before, fields)).filter(([path]) => !taken.has(path));
      const next = { ...now, ...Object.fromEntries(mine) };
      setTheirs(undefined);
      setBase(theirs);
      put(next);
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
      onClose={onClose}
      title={base ? t('coupons.editTitle', { code: base.code }) : t('coupons.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {t('coupons.save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className="a-stack" onSubmit={handleSubmit}>
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
