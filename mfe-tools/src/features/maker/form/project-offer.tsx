import type { Edit } from '@arcada/bim';
import type { ProjectSummary } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectListApi } from '../../../shared/project-list.api.ts';
import { useEditing } from '../editing/editing-context.ts';

const mostListed = 100;
/** What a project of the dashboard says of a document. */
const taken = { projectName: 'name', clientName: 'client' } as const satisfies Record<string, keyof ProjectSummary>;
const fields = Object.keys(taken) as (keyof typeof taken)[];

/** While the document lacks its project's name or client: those of a project of the dashboard, so that nothing is typed twice. */
export function ProjectOffer() {
  const { t } = useTranslation('tools');
  const { document, apply } = useEditing();
  const open = fields.filter((field) => document.fields[field].trim() === '');
  const { data } = projectListApi.useToolsProjectsQuery({ pageSize: mostListed }, { skip: open.length === 0 });
  const [chosen, setChosen] = useState('');
  const projects = data?.items ?? [];
  const project = projects.find(({ id }) => id === chosen) ?? projects[0];
  if (open.length === 0 || !project) return null;
  const handleTake = () => apply(open.map((field): Edit => ({ op: 'field', field, value: project[taken[field]] })));
  return (
    <div className="tools-project-offer">
      <Field label={t('projectOffer.label')} hint={t('projectOffer.hint')}>
        <SelectInput
          value={project.id}
          onChange={setChosen}
          options={projects.map(({ id, name, client }) => ({
            value: id,
            label: [name, client].filter(Boolean).join(' · '),
          }))}
        />
      </Field>
      <Button size="small" onClick={handleTake}>
        {t('projectOffer.take')}
      </Button>
    </div>
  );
}
