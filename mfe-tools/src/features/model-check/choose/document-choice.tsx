import { type IdsScope, idsScopesOf, idsScopeWords, type StoredDocument } from '@arcada/bim';
import { links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { LinkButton } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { documentAddress } from '../../../shared/document-address.ts';
import { documentChoice } from '../../../shared/document-choice.ts';
import { documentsApi } from '../../../shared/documents.api.ts';
import { IdsScopeFields } from '../../../shared/files/ids-scope-fields.tsx';
import { ScopeChoice } from '../../../shared/files/scope-choice.tsx';
import { isMissing } from '../../../shared/is-missing.ts';
import { QueryStates } from '../../../shared/query-states.tsx';
import type { Requirements } from './use-requirements.ts';

interface DocumentChoiceProps {
  requirements: Requirements;
  onChange: () => void;
  disabled: boolean;
}

/** Makes the IDS of one of the user's documents; the one in the address is chosen at first. */
export function DocumentChoice({ requirements, onChange, disabled }: DocumentChoiceProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(search.get('document') ?? '');
  const list = documentsApi.useToolsDocumentsQuery({ pageSize: 100 }, { refetchOnMountOrArgChange: true });
  const [stored, setStored] = useState<StoredDocument>();
  const [scope, setScope] = useState<IdsScope>({});
  const scopes = useMemo(() => stored && idsScopesOf(stored.document), [stored]);
  const [find, finding] = documentsApi.useLazyToolsDocumentQuery();
  const choose = async (id: string) => {
    setChosen(id);
    setStored(undefined);
    requirements.clear();
    onChange();
    if (!id) return;
    const { data } = await find(id);
    if (!data) return;
    setStored(data);
    await narrow(data, {});
  };
  const narrow = async (data: StoredDocument, chosen: IdsScope) => {
    setScope(chosen);
    onChange();
    const name = [data.title || t('documents.untitled'), ...idsScopeWords(chosen, language)].join(' · ');
    await requirements.read(data.document, name, chosen);
  };
  const chooseFirst = useEffectEvent(() => {
    if (chosen) void choose(chosen);
  });
  useEffect(() => chooseFirst(), []);
  if (list.error && list.data === undefined) return <QueryStates query={list} />;
  // While the list loads its field is there already, so that nothing moves when it comes.
  const options = (list.data?.items ?? []).map((item) => ({
    value: item.id,
    label: documentChoice(item, t('documents.untitled'), language),
    disabled,
  }));
  if (list.data?.items.length === 0 && !chosen) {
    return (
      <div className="a-stack">
        <p>{t('modelCheck.noDocuments')}</p>
        <LinkButton component={Link} to={links.bepMaker()}>
          {t('documents.new')}
        </LinkButton>
      </div>
    );
  }
  const missing = isMissing(finding.error) ? t('maker.notFound') : finding.error && errorText(finding.error);
  return (
    <div className="a-stack">
      <Field label={t('modelCheck.document')} error={missing || undefined}>
        <SelectInput
          value={options.some(({ value }) => value === chosen) ? chosen : ''}
          onChange={(id) => void choose(id)}
          options={[{ value: '', label: t(list.data ? 'modelCheck.chooseDocument' : 'common.loading') }, ...options]}
        />
      </Field>
      {stored && scopes && (
        <IdsScopeFields
          scopes={scopes}
          value={scope}
          disabled={disabled}
          choice={ScopeChoice}
          onChange={(next) => void narrow(stored, next)}
        />
      )}
      {chosen && (
        <p>
          <Link className="a-link" to={documentAddress(chosen, 'bim-standards')}>
            {t('modelCheck.openDocument')}
          </Link>
        </p>
      )}
    </div>
  );
}
