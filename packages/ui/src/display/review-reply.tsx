import './review-reply.css';

interface ReviewReplyProps {
  reply: { text: string; at: string };
  /** Who wrote it. */
  from: string;
  date: Intl.DateTimeFormat;
}

/** What whoever made it wrote below a review. */
export function ReviewReply({ reply: { text, at }, from, date }: ReviewReplyProps) {
  return (
    <div className="a-reply">
      <p className="a-row">
        <strong>{from}</strong>
        <time className="a-small a-mute" dateTime={at}>
          {date.format(new Date(at))}
        </time>
      </p>
      <p className="a-reply-text">{text}</p>
    </div>
  );
}
