import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  message: string;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Above something that is shown as it was seen last, because it can't be fetched now. */
export function RetryNotice({ message, retryLabel, onRetry, retrying }: RetryNoticeProps) {
  return (
    <Notice
      tone="warning"
      live
      actions={
        <Button size="small" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
