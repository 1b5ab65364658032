import type { Language } from '@arcada/contracts';
import { useComposition, useLanguage } from '@arcada/platform';

interface NavigationLink {
  label: string;
  to: string;
}
export interface NavigationEntry extends NavigationLink {
  activeOn: readonly string[];
  /** Of a dropdown. */
  items: readonly NavigationLink[];
}
type Place = 'header' | 'footer' | 'account' | 'dashboard';

/** `/tools/bep-maker` also covers `/tools/bep-maker-enhanced`. */
export const isActive = (pathname: string, prefixes: readonly string[]) =>
  prefixes.some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`) || pathname.startsWith(`${prefix}-`),
  );

/** The entries of one place, from the manifests of live areas. */
export function useNavigation(place: Place): NavigationEntry[] {
  const composition = useComposition();
  const { language } = useLanguage();
  const inWords = ({ label, to }: { label: Record<Language, string>; to: string }) => ({ label: label[language], to });
  const entries = composition.remotes.flatMap(({ manifest }) =>
    (manifest.navigation ?? []).map(({ label = manifest.title, to, activeOn = [to], items = [], ...places }) => ({
      ...inWords({ label, to }),
      activeOn,
      items: items.map(inWords),
      order: places[place],
    })),
  );
  return entries
    .filter((entry) => entry.order !== undefined)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}
