import { type DocumentType, familyOf } from '@arcada/bim';
import { useErrorText } from '@arcada/platform';
import { Button, Menu, MenuItem, Notice, Spinner, VisuallyHidden } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazy-part.tsx';
import { type Format, formats } from './files.api.ts';
import { useDownload } from './use-download.ts';
import './files.css';

const LeftOutDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "left-out" */ './left-out-dialog.tsx');
  return part.LeftOutDialog;
}, 'nothing');

interface DownloadMenuProps {
  id: string;
  /** Number of a version; without it, the document as it is now. */
  version?: number;
  type: DocumentType;
  /** Of the document or version, when several menus are on the page. */
  name?: string;
  /** Saves what is unsaved, because the service makes the file; false when that failed. */
  before?: () => Promise<boolean>;
  /** Everything is saved by now: a failure to save says nothing any more. */
  isSaved?: boolean;
  /** Shows every format at once: within a dialog, a menu would be cut off. */
  isOpen?: boolean;
}

/** The formats of a document, each with what it is for. */
export function DownloadMenu({ id, version, type, name, before, isSaved = false, isOpen }: DownloadMenuProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const { running, failed, save, download } = useDownload({ id, version }, before);
  const [asking, setAsking] = useState(false);
  const label = t('files.download');
  // Only a plan has an MIDP.
  const hasPlan = familyOf(type) === 'bep';
  const begin = async (format: Format) => {
    if (format !== 'ids') await download(format);
    else if (await save(format)) setAsking(true);
  };
  return (
    <div className={before ? 'tools-download tools-download--among' : 'tools-download'}>
      {isOpen && (
        <fieldset className="tools-formats">
          <legend>{name ? t('files.downloadNamed', { name }) : label}</legend>
          {formats.map((format) => (
            <Button
              key={format}
              size="small"
              loading={running === format}
              disabled={running !== undefined && running !== format}
              onClick={() => void begin(format)}
            >
              {t(`files.${format}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {!isOpen && (
        <Menu
          label={
            running ? (
              // As wide as the arrow in its place, so that nothing moves.
              <>
                {label}
                <Spinner />
              </>
            ) : (
              label
            )
          }
          triggerLabel={name && t('files.downloadNamed', { name })}
          chevron={running === undefined}
          align="end"
          framed
        >
          {formats.map((format) => (
            <MenuItem
              key={format}
              note={t(format === 'xlsx' && !hasPlan ? 'files.xlsxTables' : `files.${format}Text`)}
              disabled={running !== undefined}
              onClick={() => void begin(format)}
            >
              {t(`files.${format}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <VisuallyHidden>
        <span role="status">{running && t('files.making', { format: t(`files.${running}`) })}</span>
      </VisuallyHidden>
      {failed && !(isSaved && failed.error === undefined) && (
        <Notice
          tone="danger"
          actions={
            <Button size="small" onClick={() => void begin(failed.format)}>
              {t('files.again')}
            </Button>
          }
        >
          {failed.error === undefined ? t('files.unsaved') : errorText(failed.error)}
        </Notice>
      )}
      {asking && (
        <LeftOutDialog
          content={{ id, version }}
          onClose={() => setAsking(false)}
          onDownload={(scope) => void download('ids', scope)}
        />
      )}
    </div>
  );
}
