import type { AdminPost } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { changedFrom } from '../../shared/fields.ts';
import { fieldsOf, type PostFields } from './post-fields.ts';
import { PostMeanwhile } from './post-meanwhile.tsx';
import { usePostChoices } from './use-post-choices.ts';
import type { PostConflict as Conflict } from './use-post-editor.ts';

interface PostConflictProps {
  conflict: Conflict;
  /** As it is saved now. */
  post: AdminPost;
  /** Receives the typed fields that stay. */
  onResolve: (mine: PostFields) => void;
  onLater: () => void;
}

/** What is typed here beside what somebody else has saved since. */
export function PostConflict({ conflict: { base, mine, seen }, post, onResolve, onLater }: PostConflictProps) {
  const { t } = useTranslation('admin');
  const { categoryOf, authorOf } = usePostChoices();
  const theirs = fieldsOf(post);
  const all = { ...base, ...mine };
  const shown = (path: string, fields: PostFields) => {
    const value = fields[path] ?? '';
    if (typeof value !== 'string') return value.join(', ');
    if (path === 'categoryId') return categoryOf(value);
    return path === 'authorId' ? authorOf(value) : value;
  };
  const labelOf = (path: string) => {
    const [, language, name] = path.split('.');
    return language ? `${t(`posts.texts.${name}`)} (${t(`languages.${language}`)})` : t(`posts.fields.${path}`);
  };
  const fields = Object.keys(changedFrom(theirs, all)).map((path) => ({
    path,
    label: labelOf(path),
    mine: shown(path, all),
    theirs: shown(path, theirs),
    onlyTheirs: !(path in mine),
  }));
  // What somebody else hasn't touched is mine without a question.
  const asked = fields.filter(({ path }) => path in changedFrom(base, theirs));
  const isAsked = (path: string) => asked.some((field) => field.path === path);
  return (
    <ConflictDialog
      saved={{ service: 'blog', kind: 'post', id: post.id, at: post.updatedAt }}
      meanwhile={seen.revision === post.revision ? undefined : <PostMeanwhile seen={seen} post={post} isForm />}
      fields={asked}
      onLater={onLater}
      onResolve={(taken) => {
        const stays = ([path]: [string, unknown]) => !taken.has(path) && (path in mine || isAsked(path));
        onResolve(Object.fromEntries(Object.entries(all).filter(stays)));
      }}
    />
  );
}
