import { serviceDomains } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';

interface AuditFilterProps {
  value: Readonly<Record<string, string>>;
  /** Called with what remains of the address's parameters. */
  onChange: (value: Record<string, string>) => void;
}

/** Service, days and the selected actor or subject; each change shows the newest entries that fit. */
export function AuditFilter({ value, onChange }: AuditFilterProps) {
  const { t } = useTranslation('admin');
  const set = (name: string, next: string) => {
    const { [name]: _old, ...others } = value;
    onChange(next ? { ...others, [name]: next } : others);
  };
  const narrowed = value.actor !== undefined || value.subject !== undefined;
  return (
    <div className="admin-filter">
      <Field label={t('audit.service')}>
        <SelectInput
          value={value.service ?? ''}
          onChange={(next) => set('service', next)}
          options={[
            { value: '', label: t('audit.allServices') },
            ...serviceDomains.map((name) => ({ value: name, label: t(`services.${name}`) })),
          ]}
        />
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`audit.${name}`)}>
          <TextInput type="date" value={value[name] ?? ''} onChange={(event) => set(name, event.target.value)} />
        </Field>
      ))}
      {narrowed && (
        <Button
          onClick={() => {
            const { actor: _actor, kind: _kind, subject: _subject, ...others } = value;
            onChange(others);
          }}
        >
          {t('audit.everything')}
        </Button>
      )}
    </div>
  );
}
