import { type Language, links } from '@arcada/contracts';
import { useAreaFrame, useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation('shell');
  const { composition } = useAreaFrame().host;
  const { language } = useLanguage();
  const inWords = ({ label, to }: { label: Record<Language, string>; to: string }) => ({ label: label[language], to });
  const entries = composition.remotes.flatMap(({ manifest }) =>
    (manifest.navigation ?? []).map(({ label = manifest.title, to, items = [], ...places }) => ({
      ...inWords({ label, to }),
      activeOn: [to],
      items: items.map(inWords),
      order: places[place],
    })),
  );
  // Until an area provides the tools.
  const tools = { label: t('nav.documentationTool'), to: links.bimDocs(), items: [] };
  if (place === 'header') entries.push({ ...tools, activeOn: [tools.to, '/tools/bep-maker'], order: 50 });
  return entries
    .filter((entry) => entry.order !== undefined)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}
