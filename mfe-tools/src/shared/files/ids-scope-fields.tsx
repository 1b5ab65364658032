import type { IdsScope, IdsScopes } from '@arcada/bim';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

export interface ScopeChoiceProps {
  label: string;
  hint?: string;
  value: string;
  options: { value: string; label: string; disabled?: boolean }[];
  onChange: (value: string) => void;
}

interface IdsScopeFieldsProps {
  scopes: IdsScopes;
  value: IdsScope;
  disabled?: boolean;
  onChange: (scope: IdsScope) => void;
  /** One field: work screens and the page of readers have controls of their own. */
  choice: ComponentType<ScopeChoiceProps>;
}

/** Up to which milestone, and for whom, information is asked: a concept can't have what is due at the handover. */
export function IdsScopeFields({ scopes, value, disabled = false, onChange, choice: Choice }: IdsScopeFieldsProps) {
  const { t } = useTranslation('tools');
  const { milestones, parties } = scopes;
  const named = ({ code, name }: IdsScopes['parties'][number]) => (name ? `${code} · ${name}` : code);
  return (
    <>
      {milestones.length > 0 && (
        <Choice
          label={t('scope.milestones')}
          hint={t('scope.hint')}
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
      )}
      {parties.length > 0 && (
        <Choice
          label={t('scope.party')}
          value={value.party ?? ''}
          onChange={(party) => onChange({ ...value, party: party || undefined })}
          options={[
            { value: '', label: t('scope.allParties') },
            ...parties.map((one) => ({ value: one.code, label: named(one), disabled })),
          ]}
        />
      )}
    </>
  );
}
