import { createElement, Fragment, type ReactNode } from 'react';

/** Draws a list whose items never move: they stand by their place, so they need no keys. */
export const inOrder = <T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));
