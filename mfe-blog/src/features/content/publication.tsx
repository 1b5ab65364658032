import { type AdminPost, dateFormat, links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { Link, useNavigate } from 'react-router-dom';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import type { PostForm } from './use-post-form.ts';

/** Where a post stands on its way to its readers, and what its author can do about it. */
export function Publication({ post, form }: { post: AdminPost; form: PostForm }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const { status, adminNote, editionOf, publishedAt } = post;
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {editionOf && (
        <Notice
          title={t('editionTitle')}
          actions={
            <LinkButton component={Link} to={links.contentPosts(editionOf)} size="small">
              {t('openPresent')}
            </LinkButton>
          }
        >
          {t('editionText')}
        </Notice>
      )}
      {status === 'draft' && adminNote && (
        <Notice tone="warning" title={t('note')}>
          <span className="a-draft-note">{adminNote}</span>
        </Notice>
      )}
      {status === 'submitted' && (
        <Notice
          title={t('submittedTitle')}
          actions={
            <Button size="small" loading={form.saving.isLoading} onClick={form.withdraw}>
              {t('withdraw')}
            </Button>
          }
        >
          {t('submittedText')}
        </Notice>
      )}
      {status === 'archived' && <Notice title={t('archivedTitle')}>{t('archivedText')}</Notice>}
      {(status === 'published' || status === 'scheduled') && (
        <Notice
          title={
            status === 'published'
              ? t('publishedTitle')
              : t('scheduledTitle', { time: publishedAt && time.format(new Date(publishedAt)) })
          }
          actions={<Revise post={post} />}
        >
          {t(`${status}Text`)}
        </Notice>
      )}
    </>
  );
}

/** Leads to the next edition of a published post, which the first click begins. */
function Revise({ post: { id, status, editionId } }: { post: AdminPost }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [begin, beginning] = ownPostsApi.useBlogOwnPostEditionMutation();
  const handleRevise = async () => {
    const { data } = await begin(id);
    if (data) navigate(links.contentPosts(data.id));
  };
  return (
    <div className="a-row">
      {editionId ? (
        <LinkButton component={Link} to={links.contentPosts(editionId)} size="small">
          {t('openEdition')}
        </LinkButton>
      ) : (
        <Button size="small" loading={beginning.isLoading} onClick={() => void handleRevise()}>
          {t('revise')}
        </Button>
      )}
      {status === 'published' && (
        <LinkButton component={Link} to={links.post(id)} size="small">
          {t('onSite')}
        </LinkButton>
      )}
      {beginning.error !== undefined && <span role="alert">{errorText(beginning.error)}</span>}
    </div>
  );
}
