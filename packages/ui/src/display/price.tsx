import { classNames } from '../class-names.ts';

interface PriceProps {
  /** Dollars. */
  amount: number;
  /** Dollars before a reduction; needs `wasLabel` to be understood without seeing the line through it. */
  was?: number;
  wasLabel?: string;
  size?: 'small' | 'medium' | 'large';
}

/** `$149.00`: the same form in every language. */
export function Price({ amount, was, wasLabel, size = 'medium' }: PriceProps) {
  return (
    <span className={classNames('a-price', size !== 'medium' && `a-price--${size}`)}>
      ${amount.toFixed(2)}
      {was !== undefined && was > amount && (
        <s className="a-price-was">
          {wasLabel && <span className="a-visually-hidden">{wasLabel} </span>}${was.toFixed(2)}
        </s>
      )}
    </span>
  );
}
