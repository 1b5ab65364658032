import { type ElementType, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { showCurrent } from './show-current.ts';

export interface TabItem {
  key: string;
  label: ReactNode;
  /** Where the tab has an address: it is a link to it, for a new tab and for visitors without scripts. */
  href?: string;
}

interface TabsProps {
  /** Links tabs and panels; unique on the page. */
  id: string;
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (key: string) => void;
  wide?: boolean;
}

/** A controlled row of tabs: one tab stop, arrows and Home/End move and select. */
export function Tabs({ id, label, items, value, onChange, wide }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value means another chosen tab
  useEffect(() => showCurrent(list.current), [value]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.key === value);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: (index - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || !item) return;
    event.preventDefault();
    onChange(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames('a-tabs', wide && 'a-tabs--wide')}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => {
        const selected = item.key === value;
        const Tab: ElementType = item.href ? 'a' : 'button';
        return (
          <Tab
            key={item.key}
            {...(item.href ? { href: item.href } : { type: 'button' })}
            role="tab"
            id={`${id}-tab-${item.key}`}
            aria-selected={selected}
            aria-controls={selected ? `${id}-panel-${item.key}` : undefined}
            tabIndex={selected ? 0 : -1}
            className="a-tab"
            onClick={(event: MouseEvent) => {
              if (item.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
              event.preventDefault();
              onChange(item.key);
            }}
          >
            {item.label}
          </Tab>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  /** The `id` of its Tabs. */
  tabs: string;
  name: string;
  children: ReactNode;
}

/** The panel of the selected tab; render only that one. */
export function TabPanel({ tabs, name, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${tabs}-panel-${name}`}
      aria-labelledby={`${tabs}-tab-${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is the next stop after its tab
      tabIndex={0}
      className="a-tab-panel"
    >
      {children}
    </div>
  );
}
