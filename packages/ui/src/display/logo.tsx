/** The arch alone, as decoration. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" strokeWidth="1.8" aria-hidden="true">
      <path stroke="currentColor" d="M3 23V12a10 10 0 0 1 20 0v11M1 23h24" />
      <path className="a-logo-arch" d="M9 23V13a4 4 0 0 1 8 0v10" />
    </svg>
  );
}

/** Arch and name; wrap it into a link home. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="a-logo">
      <LogoMark />
      {name}
    </span>
  );
}
