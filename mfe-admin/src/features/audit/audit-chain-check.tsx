import { dateFormat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, DefinitionList, Notice } from '@arcada/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckedChain, useChainCheck } from './use-chain-check.ts';

/** Shows that the entries are as they were written: each service follows the chain of its hashes. */
export function AuditChainCheck() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const heading = useId();
  const { chains, checking, error, check } = useChainCheck();
  const broken = chains.filter(({ verdict }) => verdict?.broken);
  const unread = chains.filter(({ verdict }) => verdict === null);
  const isWhole = chains.length > 0 && !checking && !error && broken.length + unread.length === 0;
  return (
    <section className="admin-section" aria-labelledby={heading}>
      <h2 id={heading}>{t('audit.chain.title')}</h2>
      <p className="a-mute">{t('audit.chain.text')}</p>
      <div className="a-row">
        <Button loading={checking} onClick={() => void check()}>
          {t('audit.chain.verify')}
        </Button>
        <span className="a-mute" role="status">
          {checking ? t('audit.chain.checking') : isWhole && t('audit.chain.allWhole')}
        </span>
      </div>
      {broken.length > 0 && (
        <Notice tone="danger" live>
          {t('audit.chain.brokenText')}
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
      {chains.length > 0 && (
        <DefinitionList
          items={chains.map((chain) => ({
            term: t(`services.${chain.service}`),
            detail: <ChainState chain={chain} checking={checking} />,
          }))}
        />
      )}
    </section>
  );
}

function ChainState({ chain: { verdict, checkedAt }, checking }: { chain: CheckedChain; checking: boolean }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(checkedAt));
  if (!verdict)
    return (
      <>
        <Badge tone="warning">{t('audit.chain.unread')}</Badge> {t('audit.chain.unreadText')}
      </>
    );
  const { count, hash, broken, more } = verdict;
  if (broken)
    return (
      <>
        <Badge tone="danger">{t('audit.chain.broken', { number: broken.number.toLocaleString(language) })}</Badge>{' '}
        {t(`audit.chain.reasons.${broken.reason}`)}{' '}
        {t('audit.chain.before', { number: count.toLocaleString(language) })} {time}
      </>
    );
  if (more)
    return (
      <>
        {t('audit.chain.upTo', { number: count.toLocaleString(language) })}
        {!checking && ` ${t('audit.chain.stopped')}`}
      </>
    );
  return (
    <>
      <Badge tone="success">{t('audit.chain.whole')}</Badge>{' '}
      {count === 0 ? t('audit.none') : t('audit.chain.upTo', { number: count.toLocaleString(language) })} · {time}
      {count > 0 && (
        <p className="a-small a-mute">
          {t('audit.chain.hash')} <code className="admin-id">{hash}</code>
        </p>
      )}
    </>
  );
}
