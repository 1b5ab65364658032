import { type BimDocument, type DocumentVersion, difference } from '@arcada/bim';
import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadMenu } from '../../../shared/files/download-menu.tsx';
import { QueryStates } from '../../../shared/query-states.tsx';
import { ChangeList } from './change-list.tsx';
import { type VersionAddress, versionsApi } from './versions.api.ts';

interface VersionItemProps {
  id: string;
  version: DocumentVersion;
  /** All that are kept, for a comparison of two of them. */
  versions: readonly DocumentVersion[];
  /** Who has kept it: a document has one owner. */
  author: string;
  /** What is in the editor now. */
  now: BimDocument;
  /** Whether the comparison is open at first. */
  isCompared: boolean;
  /** Number of the version that is being restored. */
  restoring: number | undefined;
  onRestore: (version: DocumentVersion) => void;
}

/** A kept content: when, by whom, its revision and status; what has changed since; and the way back to it. */
export function VersionItem(props: VersionItemProps) {
  const { id, version, versions, author, now, isCompared, restoring, onRestore } = props;
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [open, setOpen] = useState(isCompared);
  const [hasFiles, setHasFiles] = useState(false);
  const region = useId();
  const files = useId();
  const { number, kind, revision, status, createdAt } = version;
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(createdAt));
  return (
    <li className="tools-version-item">
      <div className="tools-version-head">
        <div>
          <p>
            <strong>{t('versions.number', { number, when })}</strong>{' '}
            <Badge tone={kind === 'issue' ? 'success' : 'info'}>{t(`versions.kind.${kind}`)}</Badge>
          </p>
          <p className="a-small a-mute">
            {[author, revision && t('versions.revision', { revision }), status && t('versions.status', { status })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="a-row">
          <Button
            size="small"
            aria-label={t('files.downloadNamed', { name: when })}
            aria-expanded={hasFiles}
            aria-controls={files}
            onClick={() => setHasFiles(!hasFiles)}
          >
            {t('files.download')}
          </Button>
          <Button
            size="small"
            aria-label={open ? undefined : t('versions.compareNamed', { when })}
            aria-expanded={open}
            aria-controls={region}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'versions.hide' : 'versions.compare')}
          </Button>
          <Button
            size="small"
            aria-label={t('versions.restoreNamed', { when })}
            disabled={restoring !== undefined}
            loading={restoring === number}
            loadingLabel={t('versions.restoring')}
            onClick={() => onRestore(version)}
          >
            {t('versions.restore')}
          </Button>
        </div>
      </div>
      <div id={files} hidden={!hasFiles}>
        {hasFiles && <DownloadMenu id={id} version={number} type={now.type} name={when} isOpen />}
      </div>
      <div id={region} hidden={!open}>
        {open && <Comparison id={id} version={version} versions={versions} now={now} />}
      </div>
    </li>
  );
}

type ComparisonProps = Pick<VersionItemProps, 'id' | 'version' | 'versions' | 'now'>;

/** What has changed from a version to now, or between it and another one. */
function Comparison({ id, version, versions, now }: ComparisonProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [other, setOther] = useState<DocumentVersion>();
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const named = ({ number, createdAt, revision }: DocumentVersion) =>
    [revision, t('versions.number', { number, when: format.format(new Date(createdAt)) })].filter(Boolean).join(' · ');
  return (
    <div className="a-stack">
      {versions.length > 1 && (
        <Field label={t('versions.against')}>
          <SelectInput
            value={String(other?.number ?? '')}
            onChange={(number) => setOther(versions.find((one) => String(one.number) === number))}
            options={[
              { value: '', label: t('versions.now') },
              ...versions
                .filter(({ number }) => number !== version.number)
                .map((one) => ({ value: String(one.number), label: named(one) })),
            ]}
          />
        </Field>
      )}
      {other ? <Between id={id} version={version} other={other} /> : <SinceThen id={id} version={version} now={now} />}
    </div>
  );
}

function SinceThen({ id, version: { number }, now }: Omit<ComparisonProps, 'versions'>) {
  const { t } = useTranslation('tools');
  const query = versionsApi.useToolsVersionQuery({ id, number });
  const before = query.data?.document;
  const words = (count: number) => (count === 0 ? t('versions.same') : t('versions.changes', { count }));
  if (!before) return <QueryStates query={query} />;
  return <Changes name={t('versions.since')} before={before} after={now} words={words} />;
}

function Between({ id, version, other }: { id: string; version: DocumentVersion; other: DocumentVersion }) {
  const { t } = useTranslation('tools');
  const [from, to] = version.number < other.number ? [version, other] : [other, version];
  const [earlier, later] = [from, to].map(({ number }) => ({ id, number })) as [VersionAddress, VersionAddress];
  const [first, last] = [versionsApi.useToolsVersionQuery(earlier), versionsApi.useToolsVersionQuery(later)];
  const named = ({ number, revision }: DocumentVersion) => [number, revision].filter(Boolean).join(' · ');
  const names = { from: named(from), to: named(to) };
  const words = (count: number) =>
    count === 0 ? t('versions.alike', names) : t('versions.between', { ...names, count });
  if (!first.data) return <QueryStates query={first} />;
  if (!last.data) return <QueryStates query={last} />;
  return (
    <Changes name={t('versions.difference')} before={first.data.document} after={last.data.document} words={words} />
  );
}

interface ChangesProps {
  name: string;
  before: BimDocument;
  after: BimDocument;
  /** What is said of so many changes. */
  words: (count: number) => string;
}

function Changes({ name, before, after, words }: ChangesProps) {
  const changes = useMemo(() => difference(before, after), [before, after]);
  return (
    <section className="a-stack" aria-label={name}>
      <p className="a-small">{words(changes.length)}</p>
      <ChangeList changes={changes} compared={{ before, after }} />
    </section>
  );
}
