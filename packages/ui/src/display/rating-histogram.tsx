interface RatingHistogramProps {
  /** Number of reviews for 1, 2, 3, 4 and 5 stars, in that order. */
  counts: readonly number[];
  /** Name of the table, for assistive technology. */
  caption: string;
  starsLabel: (stars: number) => string;
}

/** The number of reviews for each rating from five stars down: bars beside their numbers. */
export function RatingHistogram({ counts, caption, starsLabel }: RatingHistogramProps) {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return (
    <table className="a-histogram">
      <caption className="a-visually-hidden">{caption}</caption>
      <tbody>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <tr key={stars}>
              <th scope="row">{starsLabel(stars)}</th>
              <td className="a-histogram-cell">
                <span className="a-histogram-bar" style={{ width: `${Math.round((100 * count) / total)}%` }} />
              </td>
              <td>{count}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
