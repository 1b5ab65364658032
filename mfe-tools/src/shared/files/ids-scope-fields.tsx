import type { IdsScope, IdsScopes } from '@arcada/bim';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';

interface IdsScopeFieldsProps {
  scopes: IdsScopes;
  value: IdsScope;
  disabled?: boolean;
  onChange: (scope: IdsScope) => void;
}

/** Up to which milestone, and for whom, information is asked: a concept can't have what is due at the handover. */
export function IdsScopeFields({ scopes, value, disabled = false, onChange }: IdsScopeFieldsProps) {
  const { t } = useTranslation('tools');
  const { milestones, parties } = scopes;
  const named = ({ code, name }: IdsScopes['parties'][number]) => (name ? `${code} · ${name}` : code);
  return (
    <>
      {milestones.length > 0 && (
        <Field label={t('scope.milestones')} hint={t('scope.hint')}>
          <SelectInput
            value={value.upTo ?? ''}
            onChange={(upTo) => onChange({ ...value, upTo: upTo || undefined })}
            options={[
              { value: '', label: t('scope.allMilestones') },
              ...milestones.map((one) => ({
                value: one.code,
                label: t('scope.upTo', { milestone: named(one) }),
                disabled,
              })),
            ]}
          />
        </Field>
      )}
      {parties.length > 0 && (
        <Field label={t('scope.party')}>
          <SelectInput
            value={value.party ?? ''}
            onChange={(party) => onChange({ ...value, party: party || undefined })}
            options={[
              { value: '', label: t('scope.allParties') },
              ...parties.map((one) => ({ value: one.code, label: named(one), disabled })),
            ]}
          />
        </Field>
      )}
    </>
  );
}
