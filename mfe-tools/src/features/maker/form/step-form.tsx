import type { Step } from '@arcada/bim';
import { useEditing } from '../editing/editing-context.ts';
import { NamingTools } from '../on-use.tsx';
import { StepTable } from '../step-parts.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { FieldControl } from './field-control.tsx';
import { LogoField } from './logo-field.tsx';
import { ProjectOffer } from './project-offer.tsx';
import { SoftwareFill } from './software-fill.tsx';
import { fieldFaults } from './step-faults.ts';

/** The fields and tables of one step; its faults are shown once the author has been through it, now or in an earlier session. */
export function StepForm({ step, faulty }: { step: Step; faulty: boolean }) {
  const { document, findings } = useEditing();
  const faults = faulty ? fieldFaults(findings, step) : undefined;
  const isFirst = step.id === 'basic-information';
  const names = step.fields.filter((name) => name !== 'customStandard' || document.fields.bimStandard === 'custom');
  return (
    <div className="tools-step">
      {step.id === 'project-info' && <ProjectOffer />}
      {names.length > 0 && (
        <div className="tools-fields">
          {isFirst && <DocumentFacts />}
          {names.map((name) => (
            <FieldControl key={name} name={name} error={faults?.get(name)?.message} />
          ))}
          {isFirst && <LogoField />}
        </div>
      )}
      {step.tables.map((table) => (
        <div key={table} id={`table-${table}`}>
          {table === 'softwareTools' && <SoftwareFill />}
          <StepTable table={table} />
          {table === 'naming' && document.tables.naming.length > 0 && <NamingTools />}
        </div>
      ))}
    </div>
  );
}
