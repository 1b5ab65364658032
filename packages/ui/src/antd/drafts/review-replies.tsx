import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { Dialog } from '../../layers/dialog.tsx';
import { KeptFocus } from '../../layers/kept-focus.tsx';
import { useKeptFocus } from '../../layers/use-kept-focus.ts';

const filters = ['all', 'unanswered'] as const;
export type ReplyFilter = (typeof filters)[number];

export type ReplyWord =
  | 'lead'
  | 'show'
  | `filters.${ReplyFilter}`
  | 'none'
  | 'noneOpen'
  | 'ended'
  | 'endedReplied'
  | 'reply'
  | 'replyTo'
  | 'edit'
  | 'editOf'
  | 'remove'
  | 'removeOf'
  | 'removeTitle'
  | 'removing'
  | 'cancel'
  | 'close';
export type ReplyWords = (word: ReplyWord, values?: { name: string } | { count: number }) => string;

interface Reply {
  text: string;
  at: string;
}
interface Review {
  id: string;
  authorName: string;
  rating: number;
  title?: string | null;
  text: string;
  createdAt: string;
  reply: Reply | null;
  /** Then a reply can only be removed. */
  purchaseEnded: boolean;
}

interface ReviewRepliesProps<R extends Review> {
  /** Undefined while it loads. */
  list: { all: number; unanswered: number; reviews: readonly R[] } | undefined;
  /** Instead of what is loading or could not be loaded. */
  states: ReactNode;
  show: ReplyFilter;
  onShow: (show: ReplyFilter) => void;
  words: ReplyWords;
  date: Intl.DateTimeFormat;
  stars: (rating: number) => ReactNode;
  /** Marks a review without a reply. */
  waiting: ReactNode;
  reply: (reply: Reply) => ReactNode;
  /** The form in which a reply is written or edited, in its place. */
  form: (review: R, onClose: () => void) => ReactNode;
  /** Returns why it could not be removed. */
  onRemove: (review: R) => Promise<string | undefined>;
}

/** Published reviews of something, each with the one public reply of whoever made it. */
export function ReviewReplies<R extends Review>({ list, states, show, onShow, ...item }: ReviewRepliesProps<R>) {
  const { words } = item;
  // The numbers stay while the other filter loads.
  const [counts, setCounts] = useState({ all: 0, unanswered: 0 });
  if (list && (list.all !== counts.all || list.unanswered !== counts.unanswered))
    setCounts({ all: list.all, unanswered: list.unanswered });
  return (
    <KeptFocus className="a-stack a-replies">
      <p className="a-mute">{words('lead')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className="a-row" role="group" aria-label={words('show')}>
        {filters.map((key) => (
          <Button
            key={key}
            size="small"
            variant={key === show ? 'secondary' : 'ghost'}
            aria-pressed={key === show}
            onClick={() => onShow(key)}
          >
            {words(`filters.${key}`, { count: counts[key] })}
          </Button>
        ))}
      </div>
      {states}
      {list?.reviews.length === 0 && <EmptyState bare title={words(list.all > 0 ? 'noneOpen' : 'none')} />}
      {list && list.reviews.length > 0 && (
        <ul className="a-list a-replies-list">
          {list.reviews.map((review) => (
            <Replied key={review.id} review={review} {...item} />
          ))}
        </ul>
      )}
    </KeptFocus>
  );
}

type RepliedProps<R extends Review> = Pick<
  ReviewRepliesProps<R>,
  'words' | 'date' | 'stars' | 'waiting' | 'reply' | 'form' | 'onRemove'
> & {
  review: R;
};

function Replied<R extends Review>({
  review,
  words,
  date,
  stars,
  waiting,
  reply: show,
  form,
  onRemove,
}: RepliedProps<R>) {
  const { authorName, rating, title, text, createdAt, reply, purchaseEnded } = review;
  const [writing, setWriting] = useState(false);
  const [asking, setAsking] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  // Of a reply that was sent or removed, the form or button is gone.
  const kept = useKeptFocus(item, () => item.current?.querySelector('button'));
  return (
    <li ref={item} {...kept}>
      <p className="a-row">
        <strong>{authorName}</strong>
        {stars(rating)}
        <time className="a-small a-mute" dateTime={createdAt}>
          {date.format(new Date(createdAt))}
        </time>
        {!reply && !purchaseEnded && waiting}
      </p>
      {title && <strong className="a-replies-text">{title}</strong>}
      <p className="a-replies-text">{text}</p>
      {writing && !purchaseEnded ? (
        form(review, () => setWriting(false))
      ) : (
        <>
          {reply && show(reply)}
          {purchaseEnded && <p className="a-small a-mute">{words(reply ? 'endedReplied' : 'ended')}</p>}
          <div className="a-row">
            {!purchaseEnded && (
              <Button
                size="small"
                variant="ghost"
                aria-label={words(reply ? 'editOf' : 'replyTo', { name: authorName })}
                onClick={() => setWriting(true)}
              >
                {words(reply ? 'edit' : 'reply')}
              </Button>
            )}
            {reply && (
              <Button
                size="small"
                variant="ghost"
                aria-label={words('removeOf', { name: authorName })}
                onClick={() => setAsking(true)}
              >
                {words('remove')}
              </Button>
            )}
          </div>
        </>
      )}
      {asking && reply && (
        <Removal text={reply.text} words={words} onSure={() => onRemove(review)} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}

interface RemovalProps {
  text: string;
  words: ReplyWords;
  onSure: () => Promise<string | undefined>;
  onClose: () => void;
}

function Removal({ text, words, onSure, onClose }: RemovalProps) {
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const handleSure = async () => {
    setRemoving(true);
    const refused = await onSure();
    setRemoving(false);
    setRefusal(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('removeTitle')}
      closeLabel={words('close')}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            variant="danger"
            loading={removing}
            loadingLabel={words('removing')}
            onClick={() => void handleSure()}
          >
            {words('remove')}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        {refusal !== undefined && (
          <Notice tone="danger" live>
            {refusal}
          </Notice>
        )}
        <p className="a-replies-text">{text}</p>
      </div>
    </Dialog>
  );
}
