import {
  type BimDocument,
  type IdsScope,
  type IdsScopes,
  idsScopesOf,
  type SharedFormat,
  writeDocument,
} from '@arcada/bim';
import { readableText } from '@arcada/contracts';
import { saveFile, saveReceived, useErrorText } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { sharedDocumentApi } from './shared-document.api.ts';

const SharedIdsDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "shared-ids" */ './shared-ids-dialog.tsx');
  return part.SharedIdsDialog;
}, 'nothing');

interface SharedFilesProps {
  token: string;
  document: BimDocument;
  formats: readonly SharedFormat[];
  /** What is shown as JSON, too: for programs, and to begin with it elsewhere. */
  hasJson: boolean;
}

/** As the service names the files of a revision. */
const jsonName = ({ type, fields: { documentNumber, projectName, revision } }: BimDocument) => {
  const name = [documentNumber, projectName].filter(Boolean).join(' ') || type;
  return `${readableText([name, revision].filter(Boolean).join(' '))}.json`;
};

/** The document as files, where its link allows them. */
export function SharedFiles({ token, document, formats, hasJson }: SharedFilesProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [fetchFile, { isLoading, error, originalArgs }] = sharedDocumentApi.useToolsSharedFileMutation();
  const [asking, setAsking] = useState<IdsScopes>();
  const download = async (format: SharedFormat, scope: IdsScope = {}) => {
    const { data } = await fetchFile({ token, format, ...scope });
    if (!data) return;
    saveReceived(data);
    // Goes away by itself, and nothing moves for it.
    notify({ title: t('files.made', { format: t(`files.${format}`) }), tone: 'success' });
  };
  const saveJson = () => {
    saveFile(jsonName(document), new Blob([writeDocument(document)], { type: 'application/json' }));
    notify({ title: t('files.made', { format: t('files.json') }), tone: 'success' });
  };
  const begin = (format: SharedFormat) => {
    const scopes = format === 'ids' ? idsScopesOf(document) : undefined;
    if (scopes && scopes.milestones.length + scopes.parties.length > 0) setAsking(scopes);
    else void download(format);
  };
  return (
    <>
      <div className="tools-shared-files">
        {formats.map((one) => (
          <Button key={one} size="small" disabled={isLoading} onClick={() => begin(one)}>
            {t('shared.download', { format: t(`files.${one}`) })}
          </Button>
        ))}
        {hasJson && (
          <Button size="small" onClick={saveJson}>
            {t('shared.download', { format: t('files.json') })}
          </Button>
        )}
        <span role="status" className="a-small a-mute">
          {isLoading && originalArgs && t('files.making', { format: t(`files.${originalArgs.format}`) })}
        </span>
      </div>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {asking && (
        <SharedIdsDialog
          document={document}
          scopes={asking}
          onClose={() => setAsking(undefined)}
          onDownload={(scope) => void download('ids', scope)}
        />
      )}
    </>
  );
}
