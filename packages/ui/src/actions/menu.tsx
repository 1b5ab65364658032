import {
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { MenuContext } from './menu-context.ts';

interface MenuProps {
  /** Content of the trigger. */
  label: ReactNode;
  /** Name of the trigger when `label` is an icon or short code. */
  triggerLabel?: string;
  children: ReactNode;
  align?: 'start' | 'end';
  framed?: boolean;
  /** Opens while a mouse is over it; touch and keyboard still press. */
  openOnHover?: boolean;
  chevron?: boolean;
  /** The current page belongs to this menu. */
  current?: boolean;
  /**
   * The page that stands for all of the menu: the trigger is a link to it, for a new tab, for visitors without scripts
   * and for search engines. `component` takes a router's Link.
   */
  page?: { component: ElementType; to: string };
  className?: string;
}

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

/** A button with a list of MenuItem, MenuLink and MenuRule: arrows, Home, End, letters, Escape, Tab. */
export function Menu({
  label,
  triggerLabel,
  children,
  align = 'start',
  framed,
  openOnHover = false,
  chevron = true,
  current,
  page,
  className,
}: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const Trigger: ElementType = page?.component ?? 'button';
  const wanted = useRef<'first' | 'last' | undefined>(undefined);

  const items = () => [...(frame.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const show = (focus?: 'first' | 'last') => {
    wanted.current = focus;
    setOpen(true);
    if (open)
      items()
        .at(focus === 'last' ? -1 : 0)
        ?.focus();
  };
  const context = useMemo(
    () => ({
      close: () => {
        setOpen(false);
        // In a sticky header the browser would scroll to where the header began.
        trigger.current?.focus({ preventScroll: true });
      },
    }),
    [],
  );

  useEffect(() => {
    if (!open) return;
    if (wanted.current) {
      const list = [...(frame.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
      list.at(wanted.current === 'last' ? -1 : 0)?.focus();
      wanted.current = undefined;
    }
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const list = items();
    const index = list.indexOf(document.activeElement as HTMLElement);
    const move = (to: number) => {
      event.preventDefault();
      if (open && index >= 0) list.at(to % list.length)?.focus();
      else show(to < 0 ? 'last' : 'first');
    };
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      context.close();
    } else if (event.key === ' ' && page && event.target === trigger.current) {
      // A link is not pressed by the space bar; a menu's button is.
      event.preventDefault();
      open ? setOpen(false) : show('first');
    } else if (event.key === 'ArrowDown') move(index + 1);
    else if (event.key === 'ArrowUp') move(index <= 0 ? -1 : index - 1);
    else if (event.key === 'Home' && open) move(0);
    else if (event.key === 'End' && open) move(-1);
    else if (event.key === 'Tab' && open && index >= 0) setOpen(false);
    else if (open && event.key.length === 1 && /\S/.test(event.key)) {
      const ordered = [...list.slice(index + 1), ...list.slice(0, index + 1)];
      const start = event.key.toLowerCase();
      ordered.find((item) => item.textContent?.trim().toLowerCase().startsWith(start))?.focus();
    }
  };

  const handleHover = (event: PointerEvent, entered: boolean) => {
    if (openOnHover && event.pointerType === 'mouse') setOpen(entered);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and hover of the button and its list are handled once here
    <div
      ref={frame}
      className={classNames('a-menu', className)}
      onKeyDown={handleKeyDown}
      onPointerEnter={(event) => handleHover(event, true)}
      onPointerLeave={(event) => handleHover(event, false)}
    >
      <Trigger
        ref={trigger}
        {...(page ? { to: page.to, role: 'button' } : { type: 'button' })}
        className={classNames('a-menu-trigger', framed && 'a-menu-trigger--framed')}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={triggerLabel}
        aria-current={current || undefined}
        onClick={(event: MouseEvent) => {
          // For a new tab or window.
          if (page && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
          event.preventDefault();
          // Enter and Space arrive as clicks without a pointer: then the first item takes the
          // focus.
          if (event.detail === 0) open ? setOpen(false) : show('first');
          else setOpen(openOnHover ? true : !open);
        }}
      >
        {label}
        {chevron && <ChevronIcon size={16} />}
      </Trigger>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={triggerLabel ?? (typeof label === 'string' ? label : undefined)}
          className={classNames('a-menu-list', align === 'end' && 'a-menu-list--end')}
        >
          <MenuContext value={context}>{children}</MenuContext>
        </div>
      )}
    </div>
  );
}
