import { type ProjectInput, projectDisciplines, projectLimits, projectStatuses } from '@arcada/contracts';
import { type FieldErrors, useFormErrors } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ElementsFields } from './elements/elements-fields.tsx';
import { FiguresFields } from './figures-fields.tsx';
import { type ProjectDraft, readDraft } from './project-draft.ts';

interface ProjectFormProps {
  draft: ProjectDraft;
  onChange: (draft: ProjectDraft) => void;
  saving: boolean;
  onSave: (input: ProjectInput) => void;
  /** What came of saving, and further buttons. */
  notices?: ReactNode;
  actions?: ReactNode;
}

/** The fields of a project, its elements and its months. */
export function ProjectForm({ draft, onChange, saving, onSave, notices, actions }: ProjectFormProps) {
  const { t } = useTranslation('tools');
  const { form, errors, showErrors } = useFormErrors<string>(t);
  const change = (changed: Partial<ProjectDraft>) => onChange({ ...draft, ...changed });
  const set = (name: 'name' | 'client' | 'value' | 'startMonth' | 'endMonth') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  // A fault that has been mended goes at once; new ones are shown when the form is sent.
  const still = readDraft(draft).faults;
  const error = (name: string) => (still[name] ? errors[name] : undefined);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { input, faults } = readDraft(draft);
    const wrong = showErrors((translate): FieldErrors => {
      const texts: FieldErrors = {};
      for (const [name, key] of Object.entries(faults)) texts[name] = translate(key);
      return texts;
    });
    if (!wrong && input && !saving) onSave(input);
  };
  return (
    <form ref={form} className="dash-project-form" onSubmit={handleSubmit} noValidate>
      <div className="dash-fields">
        <Field label={t('project.name')} error={error('name')} required>
          <TextInput maxLength={projectLimits.text} {...set('name')} />
        </Field>
        <Field label={t('project.client')}>
          <TextInput maxLength={projectLimits.text} {...set('client')} />
        </Field>
        <Field label={t('project.discipline')}>
          <SelectInput
            value={draft.discipline}
            onChange={(value) => change({ discipline: value as ProjectDraft['discipline'] })}
            options={projectDisciplines.map((value) => ({ value, label: t(`discipline.${value}`) }))}
          />
        </Field>
        <Field label={t('project.status')}>
          <SelectInput
            value={draft.status}
            onChange={(value) => change({ status: value as ProjectDraft['status'] })}
            options={projectStatuses.map((value) => ({ value, label: t(`projectStatus.${value}`) }))}
          />
        </Field>
        <Field label={t('project.value')} hint={t('project.valueHint')} error={error('value')}>
          <TextInput inputMode="decimal" maxLength={14} {...set('value')} />
        </Field>
        <Field label={t('project.start')} hint={t('project.monthHint')} error={error('startMonth')}>
          <TextInput type="month" maxLength={7} {...set('startMonth')} />
        </Field>
        <Field label={t('project.end')} hint={t('project.endHint')} error={error('endMonth')}>
          <TextInput type="month" maxLength={7} {...set('endMonth')} />
        </Field>
      </div>
      <FiguresFields draft={draft} onChange={change} error={error} />
      <ElementsFields draft={draft} onChange={change} error={error} />
      {notices}
      <div className="a-row">
        <Button type="submit" variant="primary" loading={saving} loadingLabel={t('common.saving')}>
          {t('common.save')}
        </Button>
        {actions}
      </div>
    </form>
  );
}
