import { type IdsScope, tableLabels } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Notice, SpinnerBlock } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Content, filesApi } from './files.api.ts';
import { IdsDialog } from './ids-dialog.tsx';
import { IdsScopeFields } from './ids-scope-fields.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import './files.css';

interface LeftOutDialogProps {
  content: Content;
  onClose: () => void;
  onDownload: (scope: IdsScope) => void;
}
const mostShown = 200;

/** Which needs the IDS file has, and what it can't say, before it is downloaded. */
export function LeftOutDialog({ content, onClose, onDownload }: LeftOutDialogProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [scope, setScope] = useState<IdsScope>({});
  const asked = { ...content, ...scope };
  const { data, error, isFetching } = filesApi.useToolsLeftOutQuery(asked, { refetchOnMountOrArgChange: true });
  const isPart = scope.upTo !== undefined || scope.party !== undefined;
  const list = data?.leftOut ?? [];
  const isEmpty = data?.specifications === 0;
  return (
    <IdsDialog
      isReady={data !== undefined && !isEmpty && !isFetching && error === undefined}
      onClose={onClose}
      onDownload={() => onDownload(scope)}
    >
      {data && <IdsScopeFields scopes={data} value={scope} onChange={setScope} choice={ScopeChoice} />}
      {isFetching && <SpinnerBlock label={t('files.idsReading')} />}
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {data && !isFetching && error === undefined && (
        <>
          {isEmpty ? (
            <Notice tone="warning">{t(isPart ? 'files.idsNoneChosen' : 'files.idsNone')}</Notice>
          ) : (
            <>
              <p>{t('files.idsHolds', { count: data.specifications })}</p>
              <p className="a-small a-mute">{t('files.idsSubclasses')}</p>
            </>
          )}
          {list.length === 0 ? (
            !isEmpty && <p>{t(isPart ? 'files.idsAllChosen' : 'files.idsAll')}</p>
          ) : (
            <section className="tools-ids-left">
              <h3>{t('files.idsLeftOut', { count: list.length })}</h3>
              <ul className="tools-file-list">
                {list.slice(0, mostShown).map(({ table, row, name, message, partly }) => (
                  <li key={`${table} ${row} ${message}`}>
                    <strong>{name || t('files.unnamedRow')}</strong>{' '}
                    <span className="a-small a-mute">
                      {tableLabels[table][language]}
                      {partly && ` · ${t('files.idsPartly')}`}
                    </span>
                    <br />
                    {message}
                  </li>
                ))}
              </ul>
              {list.length > mostShown && <p>{t('files.more', { count: list.length - mostShown })}</p>}
            </section>
          )}
        </>
      )}
    </IdsDialog>
  );
}
