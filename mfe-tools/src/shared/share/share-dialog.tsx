import { type DocumentType, type MadeShare, type Share, type SharedContent, sharedContents } from '@arcada/bim';
import { dateFormat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { copyText } from '@arcada/ui/copying';
import { Checkbox, Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../query-states.tsx';
import { versionListApi } from '../version-list.api.ts';
import { shareApi } from './share.api.ts';
import './share.css';

const choices = [1, 7, 30, 90, 365];
const addressOf = ({ token }: MadeShare) => new URL(`/tools/shared?token=${token}`, document.baseURI).href;

interface ShareDialogProps {
  id: string;
  name: string;
  type: DocumentType;
  onClose: () => void;
}

/** Read-only links to a document: made for some days, copied, and revoked. */
export function ShareDialog({ id, name, type, onClose }: ShareDialogProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [days, setDays] = useState('30');
  const [downloads, setDownloads] = useState(true);
  const [chosen, setChosen] = useState<SharedContent>();
  const [copied, setCopied] = useState<boolean>();
  const query = shareApi.useToolsSharesQuery(id, { refetchOnMountOrArgChange: true });
  const versions = versionListApi.useToolsVersionsQuery(id, { refetchOnMountOrArgChange: true });
  const issued = versions.data?.find(({ kind }) => kind === 'issue');
  // Others read what was issued; the working copy is its authors'.
  const shows = (issued && chosen) ?? (issued ? 'issued' : 'working');
  // Readers of an issued EIR answer it with a plan of their own, which begins with its JSON file.
  const answered = shows === 'issued' ? 'share.downloadsEir' : 'share.downloadsEirLater';
  const [create, creating] = shareApi.useToolsShareCreateMutation();
  // Only while it works: not once it was revoked below.
  const made = query.data?.some((share) => share.id === creating.data?.id) ? creating.data : undefined;
  const handleCopy = async (address: string) => {
    setCopied(await copyText(address));
  };
  const handleCreate = () => {
    setCopied(undefined);
    void create({ id, days: Number(days), shows, downloads });
  };
  return (
    <Dialog open onClose={onClose} title={t('share.title', { name })} closeLabel={t('common.close')}>
      <div className="a-stack">
        <p>{t('share.text')}</p>
        <QueryStates query={versions} />
        {versions.data && (
          <Field label={t('share.shows')} hint={t(issued ? `share.showsText.${shows}` : 'share.notIssued')}>
            <SelectInput
              value={shows}
              onChange={(value) => setChosen(value as SharedContent)}
              options={sharedContents.map((value) => ({
                value,
                label:
                  value === 'issued' && issued?.revision
                    ? t('share.issuedNow', { revision: issued.revision })
                    : t(`share.content.${value}`),
                disabled: value === 'issued' && !issued,
              }))}
            />
          </Field>
        )}
        <Checkbox
          checked={downloads}
          label={t(type === 'eir' ? answered : 'share.downloads')}
          onChange={(event) => setDownloads(event.target.checked)}
        />
        <div className="tools-share-new">
          <Field label={t('share.days')}>
            <SelectInput
              value={days}
              onChange={setDays}
              options={choices.map((count) => ({ value: String(count), label: t('share.dayCount', { count }) }))}
            />
          </Field>
          <Button
            variant="primary"
            disabled={!versions.data}
            loading={creating.isLoading}
            loadingLabel={t('share.creating')}
            onClick={handleCreate}
          >
            {t('share.create')}
          </Button>
        </div>
        {creating.error !== undefined && <Notice tone="danger">{errorText(creating.error)}</Notice>}
        {made && (
          <div className="tools-share-new tools-share-made">
            <Field
              label={t('share.link')}
              hint={t('share.once')}
              error={copied === false ? t('share.copyFailed') : undefined}
            >
              <TextInput readOnly value={addressOf(made)} onFocus={(event) => event.target.select()} />
            </Field>
            <Button onClick={() => void handleCopy(addressOf(made))}>
              {t(copied ? 'share.copied' : 'common.copy')}
            </Button>
          </div>
        )}
        <QueryStates query={query} />
        {query.data && query.data.length > 0 && (
          <ul className="tools-share-list">
            {query.data.map((share) => (
              <ShareRow key={share.id} id={id} share={share} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function ShareRow({ id, share }: { id: string; share: Share }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const [revoke, revoking] = shareApi.useToolsShareRevokeMutation();
  const words = {
    // With its time: links of one day are told apart by it.
    from: dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(share.createdAt)),
    until: dateFormat(language, { dateStyle: 'medium' }).format(new Date(share.expiresAt)),
  };
  return (
    <li>
      <span className="a-small tools-share-words">
        {[
          t('share.valid', words),
          t(`share.row.${share.shows}`),
          ...(share.downloads ? [] : [t('share.readOnly')]),
        ].join(' · ')}
      </span>
      {asked ? (
        <div className="a-row">
          <span className="a-small">{t('share.ask')}</span>
          <Button size="small" onClick={() => setAsked(false)}>
            {t('common.cancel')}
          </Button>
          <Button
            size="small"
            variant="danger"
            loading={revoking.isLoading}
            onClick={() => void revoke({ id, shareId: share.id })}
          >
            {t('share.revokeNow')}
          </Button>
        </div>
      ) : (
        <Button size="small" variant="danger" onClick={() => setAsked(true)}>
          {t('share.revoke')}
        </Button>
      )}
      {revoking.error !== undefined && <Notice tone="danger">{errorText(revoking.error)}</Notice>}
    </li>
  );
}
