import { type AdminPost, dateFormat, type Language, languages, type PostText } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, EmptyState, Notice, notify, Radio, RadioGroup } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { TextChanges } from '../../shared/text-changes.tsx';
import { textNames } from './post-fields.ts';
import { postsApi } from './posts.api.ts';

interface RevisionsDialogProps {
  post: AdminPost;
  /** Whether the form has changes that aren't saved. */
  unsaved: boolean;
  onClose: () => void;
}

const wordsOf = (text: PostText | undefined, name: (typeof textNames)[number]): string =>
  name === 'tags' ? (text?.tags.join(', ') ?? '') : (text?.[name] ?? '');

/** Former texts of a post: what restoring one changes, and the button that does it. */
export function RevisionsDialog({ post, unsaved, onClose }: RevisionsDialogProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<number>();
  const list = postsApi.useAdminPostRevisionsQuery(post.id, { refetchOnMountOrArgChange: true });
  const number = chosen ?? list.currentData?.[0]?.number;
  const query = postsApi.useAdminPostRevisionQuery(
    { id: post.id, number: number ?? 0 },
    { skip: number === undefined },
  );
  const [restore, restoring] = postsApi.useAdminPostRestoreMutation();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const handleRestore = async () => {
    if (number === undefined || (await restore({ id: post.id, number, revision: post.revision })).error) return;
    notify({ title: t('revisions.restored'), tone: 'success' });
    onClose();
  };
  const revision = query.currentData;
  const changes = (each: Language) =>
    textNames.flatMap((name) => {
      const [before, after] = [wordsOf(post.texts[each], name), wordsOf(revision?.texts[each], name)];
      return before === after ? [] : [{ path: `${each} ${name}`, each, name, before, after }];
    });
  const changed = languages.flatMap(changes);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('revisions.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button
            variant="primary"
            disabled={!revision || unsaved || changed.length === 0}
            loading={restoring.isLoading}
            onClick={() => void handleRestore()}
          >
            {t('revisions.restore')}
          </Button>
        </>
      }
    >
      <div className="admin-revisions">
        <QueryStates query={list} />
        {list.currentData?.length === 0 && <EmptyState title={t('revisions.none')} />}
        {list.currentData && list.currentData.length > 0 && (
          <RadioGroup legend={t('revisions.choose')}>
            {list.currentData.map((each) => (
              <Radio
                key={each.number}
                name="revision"
                checked={each.number === number}
                onChange={() => setChosen(each.number)}
                label={t(each.writtenBy ? 'revisions.untilBy' : 'revisions.until', {
                  time: time.format(new Date(each.replacedAt)),
                  title: each.title,
                  name: each.writtenBy,
                })}
              />
            ))}
          </RadioGroup>
        )}
        {number !== undefined && <QueryStates query={query} />}
        {revision && (
          <section className="a-stack" aria-label={t('revisions.changes')}>
            <p>{t(changed.length > 0 ? 'revisions.text' : 'revisions.same')}</p>
            {unsaved && <Notice tone="warning">{t('revisions.unsaved')}</Notice>}
            {restoring.error !== undefined && <Notice tone="danger">{errorText(restoring.error)}</Notice>}
            {changed.map(({ path, each, name, before, after }) => (
              <div key={path}>
                <h3 className="a-field-label">
                  {t(`posts.texts.${name}`)} ({t(`languages.${each}`)})
                </h3>
                <TextChanges before={before} after={after} lang={each} />
              </div>
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}
