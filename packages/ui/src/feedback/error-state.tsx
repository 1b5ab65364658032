import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon, RefreshIcon } from '../icons/icons.tsx';

interface ErrorStateProps {
  message: ReactNode;
  title?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  retryingLabel?: string;
  bare?: boolean;
}

/** What couldn't be loaded, with a retry where that can help. */
export function ErrorState({ message, title, retryLabel, onRetry, retrying, retryingLabel, bare }: ErrorStateProps) {
  return (
    <div className={classNames('a-state', bare && 'a-state--bare')} role="alert">
      <span className="a-state-picture">
        <AlertIcon size={28} />
      </span>
      {title && <p className="a-state-title">{title}</p>}
      <p className="a-state-text">{message}</p>
      {onRetry && retryLabel && (
        <Button
          size="small"
          icon={<RefreshIcon size={16} />}
          onClick={onRetry}
          loading={retrying}
          loadingLabel={retryingLabel}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
