import { classNames } from '../class-names.ts';

interface AvatarProps {
  name: string;
  src?: string;
  small?: boolean;
}

/** A person's picture or initials; decoration beside the written name. */
export function Avatar({ name, src, small }: AvatarProps) {
  const className = classNames('a-avatar', small && 'a-avatar--small');
  if (src) return <img className={className} src={src} alt="" width={40} height={40} loading="lazy" />;
  const words = name.trim().split(/\s+/);
  const initials = `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
  return (
    <span className={className} aria-hidden="true">
      {initials}
    </span>
  );
}
