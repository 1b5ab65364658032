import { type AdminPost, dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { isEntryOf, useLastChanges } from '../../shared/last-change.tsx';
import { movedTo } from './post-moves.ts';
import { usePostChoices } from './use-post-choices.ts';

interface PostMeanwhileProps {
  /** As this admin has seen it. */
  seen: AdminPost;
  /** As it is now. */
  post: AdminPost;
  /** What is typed here can still be saved. */
  isForm?: boolean;
}

/** Of the changes by admins, the last one is rarely older than this many. */
const looked = 10;

/** What has become of a post since it was seen: who decided or saved, and when. */
export function PostMeanwhile({ seen, post, isForm = false }: PostMeanwhileProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { authorOf } = usePostChoices();
  const saved = { service: 'blog', kind: 'post', id: post.id } as const;
  const entries = useLastChanges(saved, looked);
  if (!entries) return null;
  const { move, admin, isAuthors, at } = movedTo(seen, post, entries, (entry) => isEntryOf(entry, post.updatedAt));
  if (move === 'saved' && !admin && !isAuthors) return null;
  const name = isAuthors ? authorOf(post.authorId) : (admin ?? t('posts.meanwhile.someone'));
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const isWithAuthor = move === 'sentBack' || move === 'takenBack';
  return (
    <p>
      {t(move === 'saved' ? 'conflict.savedBy' : `posts.meanwhile.${move}`, { name, time })}{' '}
      {isWithAuthor && t(isForm ? 'posts.meanwhile.intoDraft' : 'posts.meanwhile.authorsDraft')}
    </p>
  );
}
