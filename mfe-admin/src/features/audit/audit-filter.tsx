import { serviceDomains } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { ActionFilter } from './action-filter.tsx';
import { auditKinds } from './kinds.ts';
import { PersonFilter } from './person-filter.tsx';

interface AuditFilterProps {
  value: Readonly<Record<string, string>>;
  /** Of the person who is chosen, if known. */
  actorName: string | null | undefined;
  /** Called with what remains of the address's parameters. */
  onChange: (value: Record<string, string>) => void;
}

/** Service, kind, action, person, days and the selected subject; each change shows the newest entries that fit. */
export function AuditFilter({ value, actorName, onChange }: AuditFilterProps) {
  const { t } = useTranslation('admin');
  const set = (name: string, next: string | undefined) => {
    const { [name]: _old, ...others } = value;
    onChange(next ? { ...others, [name]: next } : others);
  };
  const isReversed = value.from && value.to && value.from > value.to;
  const narrowed = value.actor !== undefined || value.subject !== undefined;
  return (
    <div className="admin-filter">
      <Field label={t('audit.service')}>
        <SelectInput
          value={value.service ?? ''}
          onChange={(next) => {
            const { service: _service, called, ...others } = value;
            // An action of another service has no entry there.
            const kept = called && (!next || called.startsWith(`${next}.`));
            onChange({ ...others, ...(kept && { called }), ...(next && { service: next }) });
          }}
          options={[
            { value: '', label: t('audit.allServices') },
            ...serviceDomains.map((name) => ({ value: name, label: t(`services.${name}`) })),
          ]}
        />
      </Field>
      <Field label={t('audit.kind')}>
        <SelectInput
          value={value.kind ?? ''}
          onChange={(next) => {
            const { kind: _kind, subject: _subject, ...others } = value;
            onChange(next ? { ...others, kind: next } : others);
          }}
          options={[
            { value: '', label: t('audit.allKinds') },
            ...auditKinds.map((name) => ({ value: name, label: t(`kinds.${name}`) })),
          ]}
        />
      </Field>
      <ActionFilter value={value.called} service={value.service} onChange={(name) => set('called', name)} />
      <PersonFilter value={value.actor} name={actorName} onChange={(id) => set('actor', id)} />
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          label={t(`audit.${name}`)}
          {...(isReversed && name === 'to' && { error: t('audit.reversed') })}
        >
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
