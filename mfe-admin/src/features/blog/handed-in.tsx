import { type AdminPost, languages, links, type PostText } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryStates } from '../../shared/query-states.tsx';
import { TextChanges } from '../../shared/text-changes.tsx';
import { textNames } from './post-fields.ts';
import { postsApi } from './posts.api.ts';
import { usePostChoices } from './use-post-choices.ts';

/** What there is to know before deciding about a producer's post: the last note, and what a new edition changes. */
export function HandedIn({
  post: { adminNote, editionOf, editionId, editionStatus, isUnsubmitted, ...post },
}: {
  post: AdminPost;
}) {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  const { status, ownerId } = post;
  const isOthersDraft = status === 'draft' && !editionOf && ownerId !== null && user !== null && ownerId !== user.id;
  return (
    <>
      {isOthersDraft && <Notice>{t('posts.othersDraft')}</Notice>}
      {isUnsubmitted && <Notice>{t('posts.unsubmitted')}</Notice>}
      {adminNote && (
        <Notice title={t('posts.note')}>
          <p className="admin-written">{adminNote}</p>
          <Link
            className="a-link"
            to={`${links.admin('audit')}?${new URLSearchParams({ kind: 'post', subject: post.id })}`}
          >
            {t('posts.history')}
          </Link>
        </Notice>
      )}
      {editionId && (
        <Notice>
          {t(editionStatus === 'submitted' ? 'posts.editionHandedIn' : 'posts.underRevision')}{' '}
          <Link className="a-link" to={links.admin(`blog-manager/${editionId}`)}>
            {t('posts.openEdition')}
          </Link>
        </Notice>
      )}
      {editionOf && <EditionChanges id={editionOf} texts={post.texts} facts={post} />}
    </>
  );
}

const factNames = ['categoryId', 'authorId', 'image', 'related'] as const;
type Facts = Pick<AdminPost, (typeof factNames)[number]>;
const wordsOf = (text: PostText | undefined, name: (typeof textNames)[number]): string =>
  name === 'tags' ? (text?.tags.join(', ') ?? '') : (text?.[name] ?? '');

/** An edition as it is saved, against what readers have. */
function EditionChanges({ id, texts, facts }: { id: string; texts: AdminPost['texts']; facts: Facts }) {
  const { t } = useTranslation('admin');
  const { categoryOf, authorOf } = usePostChoices();
  const query = postsApi.useAdminPostQuery(id, { refetchOnMountOrArgChange: true });
  const published = query.currentData;
  const wordsOfFact = (of: Facts | undefined, name: (typeof factNames)[number]): string => {
    if (name === 'categoryId') return categoryOf(of?.categoryId ?? '');
    if (name === 'authorId') return authorOf(of?.authorId ?? '');
    return name === 'image' ? (of?.image ?? '') : (of?.related.join(', ') ?? '');
  };
  const factChanges = factNames.map((name) => ({
    key: name,
    label: t(`posts.fields.${name}`),
    before: wordsOfFact(published, name),
    after: wordsOfFact(facts, name),
  }));
  const textChanges = languages.flatMap((language) =>
    textNames.map((name) => ({
      key: `${language} ${name}`,
      label: `${t(`posts.texts.${name}`)} (${t(`languages.${language}`)})`,
      before: wordsOf(published?.texts[language], name),
      after: wordsOf(texts[language], name),
    })),
  );
  const changes = [...factChanges, ...textChanges].filter(({ before, after }) => before !== after);
  return (
    <section className="admin-post-edition" aria-labelledby="post-edition">
      <h3 id="post-edition">{t('posts.editionTitle')}</h3>
      <p>
        {t('posts.editionText')}{' '}
        <Link className="a-link" to={links.admin(`blog-manager/${id}`)}>
          {t('posts.openPublished')}
        </Link>
      </p>
      <QueryStates query={query} />
      {published && changes.length === 0 && <p className="a-mute">{t('posts.editionSame')}</p>}
      {published &&
        changes.map(({ key, label, before, after }) => (
          <div key={key}>
            <h4 className="a-field-label">{label}</h4>
            <TextChanges before={before} after={after} />
          </div>
        ))}
    </section>
  );
}
