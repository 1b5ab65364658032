import { classNames } from '../class-names.ts';

export interface IconProps {
  size?: number;
  className?: string;
  /** Text alternative; without it the icon is decoration. */
  label?: string;
}

/** The frame of every icon: one path of strokes on a 24 px square in the colour of the text. */
export function Icon({ size = 20, className, label, path }: IconProps & { path: string }) {
  return (
    <svg
      className={classNames('a-icon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
