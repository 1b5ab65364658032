import { createContext, useContext } from 'react';

interface MenuContextValue {
  close: () => void;
}

export const MenuContext = createContext<MenuContextValue | null>(null);

export function useMenu(): MenuContextValue {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('MenuItem and MenuLink must stand inside a Menu.');
  return menu;
}
