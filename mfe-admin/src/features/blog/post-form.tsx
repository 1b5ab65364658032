import type { AdminPost } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, KeptFocus, Notice } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPreview, ToPreview } from '../../shared/form-preview.tsx';
import { pressedButton } from '../../shared/pressed-button.ts';
import { SaveBar } from '../../shared/save-bar.tsx';
import { UnsentNote } from '../../shared/unsent-note.tsx';
import { PostConflict } from './post-conflict.tsx';
import { PostCover } from './post-cover.tsx';
import { PostDecisions } from './post-decisions.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostPreview } from './post-preview.tsx';
import { PostRefusal } from './post-refusal.tsx';
import { PostTexts } from './post-texts.tsx';
import { RemovePost } from './remove-post.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import { UnsubmittedEdition } from './unsubmitted-edition.tsx';
import { usePostEditor } from './use-post-editor.ts';

interface PostFormProps {
  /** Undefined for a new one. */
  post: AdminPost | undefined;
}

/** Facts and texts of a post, saved together, and their preview. */
export function PostForm({ post }: PostFormProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const formId = useId();
  const editor = usePostEditor(post);
  const [opened, setOpened] = useState<'revisions' | 'removal' | 'sendBack'>();
  const { touched, saving, conflict, refused, note } = editor;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editor.submit();
  };
  const unsentNote = note.trim() !== '' && post?.status !== 'submitted' && (
    <UnsentNote note={note.trim()} onDiscard={() => editor.setNote('')} />
  );
  if (post?.isUnsubmitted) {
    const seen = refused ?? conflict?.seen;
    return (
      <KeptFocus className="admin-kept">
        {seen && <PostRefusal seen={seen} post={post} onLook={editor.look} />}
        {unsentNote}
        <UnsubmittedEdition post={post} />
        {touched && <p className="a-small a-mute">{t('posts.unsaved')}</p>}
      </KeptFocus>
    );
  }
  return (
    <KeptFocus className="admin-kept">
      {unsentNote}
      <FormPreview id="post-parts" preview={(language) => <PostPreview fields={editor.fields} {...language} />}>
        <form id={formId} ref={editor.form} noValidate className="admin-post" onSubmit={handleSubmit}>
          {editor.restored && <Notice>{t('posts.restored')}</Notice>}
          {/* A new one begins with its title, which its id follows. */}
          {!post && <PostTexts editor={editor} isNew />}
          <PostFacts editor={editor} />
          <PostCover editor={editor} />
          {post && <PostTexts editor={editor} isNew={false} />}
        </form>
        <SaveBar>
          {post && refused && <PostRefusal seen={refused} post={post} onLook={editor.look} />}
          {saving.error !== undefined && !conflict && !refused && (
            <Notice tone="danger">{errorText(saving.error)}</Notice>
          )}
          <div className="a-row">
            <Button type="submit" form={formId} variant="primary" {...pressedButton(editor.pending, 'saved')}>
              {t('posts.save')}
            </Button>
            {post && (
              <PostDecisions
                editor={editor}
                post={post}
                sendingBack={opened === 'sendBack'}
                onSendBack={(isOpen) => setOpened(isOpen ? 'sendBack' : undefined)}
              />
            )}
            {touched && <Button onClick={editor.discard}>{t('posts.discard')}</Button>}
            {post && (
              <>
                <Button onClick={() => setOpened('revisions')}>{t('revisions.title')}</Button>
                <Button variant="danger" onClick={() => setOpened('removal')}>
                  {t('posts.remove')}
                </Button>
              </>
            )}
            <ToPreview heading="post-preview" />
            <span className="a-small a-mute" role="status">
              {touched && t('posts.unsaved')}
            </span>
          </div>
        </SaveBar>
      </FormPreview>
      {post && conflict && post.revision !== conflict.revision && (
        <PostConflict conflict={conflict} post={post} onResolve={editor.resolve} onLater={editor.later} />
      )}
      {post && opened === 'revisions' && (
        <RevisionsDialog post={post} unsaved={touched} onClose={() => setOpened(undefined)} />
      )}
      {post && opened === 'removal' && <RemovePost post={post} onClose={() => setOpened(undefined)} />}
    </KeptFocus>
  );
}
