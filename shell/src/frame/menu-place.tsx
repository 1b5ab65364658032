import { ProgressBar } from './progress-bar.tsx';
import { useLateCode } from './use-late-code.ts';

const load = async () => (await import(/* webpackChunkName: "mobile-menu" */ './mobile-menu.tsx')).MobileMenu;

/** The menu of small screens, which isn't part of any first view. */
export function MenuPlace({ open, onClose }: { open: boolean; onClose: () => void }) {
  const Menu = useLateCode(load, open, onClose);
  return Menu ? <Menu open={open} onClose={onClose} /> : <ProgressBar shown={open} />;
}
