import { tableLabels } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Notice, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { type Content, filesApi } from './files.api.ts';
import './files.css';

interface LeftOutDialogProps {
  content: Content;
  onClose: () => void;
  onDownload: () => void;
}
const mostShown = 200;

/** What the IDS file can't say, before it is downloaded. */
export function LeftOutDialog({ content, onClose, onDownload }: LeftOutDialogProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { data, error, isFetching } = filesApi.useToolsLeftOutQuery(content, { refetchOnMountOrArgChange: true });
  const list = data?.leftOut ?? [];
  const isEmpty = data?.specifications === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('files.idsTitle')}
      closeLabel={t('common.close')}
      footer={
        <Button
          variant="primary"
          disabled={!data || isEmpty || isFetching}
          onClick={() => {
            onDownload();
            onClose();
          }}
        >
          {t('files.idsDownload')}
        </Button>
      }
    >
      <div className="a-stack">
        {isFetching && <SpinnerBlock label={t('files.idsReading')} />}
        {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
        {data && !isFetching && (
          <>
            {isEmpty ? (
              <Notice tone="warning">{t('files.idsNone')}</Notice>
            ) : (
              <>
                <p>{t('files.idsHolds', { count: data.specifications })}</p>
                <p className="a-small a-mute">{t('files.idsSubclasses')}</p>
              </>
            )}
            {list.length === 0 ? (
              !isEmpty && <p>{t('files.idsAll')}</p>
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
      </div>
    </Dialog>
  );
}
