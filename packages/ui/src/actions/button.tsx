import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'signal';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the full width available. */
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** While true the button keeps its focus, ignores presses and shows `loadingLabel` with a spinner. */
  loading?: boolean;
  loadingLabel?: string;
}

export function buttonClass({ variant = 'secondary', size = 'medium', wide }: ButtonLook, className?: string): string {
  return classNames(
    'a-button',
    `a-button--${variant}`,
    size !== 'medium' && `a-button--${size}`,
    wide && 'a-button--wide',
    className,
  );
}

export function Button({
  variant,
  size,
  wide,
  icon,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        // A submit button in flight must not send its form a second time.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  );
}
