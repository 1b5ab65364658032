import { createElement, Fragment, type ReactNode } from 'react';

/** Draws a list whose items never move by themselves, so that their places serve as keys. */
export const inOrder = <T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));
