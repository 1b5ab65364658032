import { createElement, Fragment, type ReactNode } from 'react';

/** Renders a list whose items never move, so their index serves as key. */
export const inOrder = <T>(items: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));
