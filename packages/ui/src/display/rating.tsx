import { type ReactNode, useId } from 'react';

const kept = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter takes longer than rendering the stars. */
function oneDecimal(locale: string): Intl.NumberFormat {
  const format =
    kept.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  kept.set(locale, format);
  return format;
}

const STAR = 'M8 1.8l1.85 3.85 4.2.6-3.05 2.95.74 4.2L8 11.4l-3.74 2 .74-4.2L1.95 6.25l4.2-.6z';

interface RatingProps {
  /** 0 to 5; shown to the nearest half star. */
  value: number;
  /** Text alternative, e.g. "4.5 out of 5". */
  label: string;
  /** Text behind the stars, e.g. "4.8 (132)". */
  children?: ReactNode;
}

export function Rating({ value, label, children }: RatingProps) {
  const clip = useId();
  const halves = Math.max(0, Math.min(10, Math.round(value * 2)));
  const stars = [0, 1, 2, 3, 4].map((index) => <path key={index} d={STAR} transform={`translate(${index * 17} 0)`} />);
  return (
    <span className="a-rating">
      <svg className="a-rating-stars" viewBox="0 0 84 16" role="img" aria-label={label}>
        <clipPath id={clip}>
          {/* A star and its gap are 17 wide, half a star 8. */}
          <rect width={Math.floor(halves / 2) * 17 + (halves % 2) * 8} height="16" />
        </clipPath>
        <g className="a-star-empty">{stars}</g>
        <g className="a-star-full" clipPath={`url(#${clip})`}>
          {stars}
        </g>
      </svg>
      {children}
    </span>
  );
}

interface AverageRatingProps {
  /** 0 to 5. */
  average: number;
  /** BCP 47 tag that determines the format of the average, e.g. "4,8". */
  locale: string;
  /** Text alternative of the stars for the formatted average, e.g. "4,8 out of 5 stars". */
  starsLabel: (average: string) => string;
  /** The number of reviews, e.g. "132 reviews". */
  reviews: string;
}

/** Stars, the average with one decimal and the number of reviews: "4.8 · 132 reviews". */
export function AverageRating({ average, locale, starsLabel, reviews }: AverageRatingProps) {
  const written = oneDecimal(locale).format(average);
  return (
    <Rating value={average} label={starsLabel(written)}>
      <span>
        <span aria-hidden="true">{written} · </span>
        {reviews}
      </span>
    </Rating>
  );
}
