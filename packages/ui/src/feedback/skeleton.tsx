interface SkeletonProps {
  width?: string | number;
  height?: string | number;
}

/** A grey placeholder of known size; its list should have `aria-busy` and a hidden text. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="a-skeleton" style={{ width, height }} aria-hidden="true" />;
}

/** A placeholder with the proportions of a product, course or post card. */
export function CardSkeleton() {
  return (
    <div className="a-card" aria-hidden="true">
      <span className="a-skeleton a-skeleton--art" />
      <div className="a-card-body">
        <Skeleton width="70%" height={22} />
        <Skeleton height={15} />
        <Skeleton width="86%" height={15} />
        <div className="a-card-foot">
          <Skeleton width={84} height={26} />
          <Skeleton width={112} height={36} />
        </div>
      </div>
    </div>
  );
}
