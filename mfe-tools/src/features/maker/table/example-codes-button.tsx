import type { Edit, TableName } from '@arcada/bim';
import { Button } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';

type ExampleTable = 'statusCodes' | 'naming';
/** By name: the list of the package comes with its codes. */
const hasExample = (table: TableName): table is ExampleTable => table === 'statusCodes' || table === 'naming';

interface ExampleCodesButtonProps {
  table: TableName;
  onApply: (edits: readonly Edit[]) => void;
}

/** Adds codes to begin with to a table of codes, as one step that can be undone; nothing for other tables. */
export function ExampleCodesButton({ table, onApply }: ExampleCodesButtonProps) {
  const { t } = useTranslation('tools');
  const { current } = useEditing();
  const [state, setState] = useState<'busy' | 'added' | 'none' | 'failed'>();
  if (!hasExample(table)) return null;
  const handleClick = async () => {
    setState('busy');
    try {
      const { exampleCodeEdits } = await import(/* webpackChunkName: "example-codes" */ './example-codes.ts');
      const edits = exampleCodeEdits(current(), table);
      onApply(edits);
      setState(edits.length > 0 ? 'added' : 'none');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        size="small"
        loading={state === 'busy'}
        loadingLabel={t('common.loading')}
        onClick={() => void handleClick()}
      >
        {t('table.example')}
      </Button>
      <span role="status" className="a-small">
        {state === 'added' && t('table.exampleAdded')}
        {state === 'none' && t('table.exampleNone')}
        {state === 'failed' && t('table.exampleFailed')}
      </span>
    </>
  );
}
