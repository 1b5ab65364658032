import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

/** Once around a page's tooltips: the first opens after 700 ms, the next within 300 ms opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  );
}

interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element that takes a ref. */
  children: ReactElement;
}

/** A short explanation on hover and focus; never the only place of essential information. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className="a-tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          <Arrow className="a-tooltip-arrow" />
        </Content>
      </Portal>
    </Root>
  );
}

/** An icon button with a tooltip in place of the browser's own title. */
export function TooltipButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} title={undefined} />
    </Tooltip>
  );
}
