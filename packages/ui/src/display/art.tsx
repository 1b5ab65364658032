import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';

interface ArtProps {
  src?: string;
  /** Empty for decoration. */
  alt?: string;
  tag?: ReactNode;
  /** Shown instead of an image that is missing or doesn't load. */
  fallback?: ReactNode;
  /** For the picture in the first view. */
  eager?: boolean;
  shape?: 'card' | 'framed' | 'thumb';
}

/** A drawn picture on drafting paper, 16:10 (square as `thumb`). */
export function Art({ src, alt = '', tag, fallback, eager = false, shape = 'card' }: ArtProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={classNames('a-art', shape !== 'card' && `a-art--${shape}`)}>
      {src && src !== broken ? (
        <img
          className="a-art-image"
          src={src}
          alt={alt}
          width={320}
          height={200}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          onError={() => setBroken(src)}
        />
      ) : (
        fallback
      )}
      {tag && <span className="a-tag a-art-tag">{tag}</span>}
    </div>
  );
}
