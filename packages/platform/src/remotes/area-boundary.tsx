import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { PageOwner } from './remote-host.ts';
import type { AreaFrame } from './remotes-context.ts';

interface Props {
  domain: PageOwner;
  frame: AreaFrame;
  children: ReactNode;
}

/** Catches what a remote throws while drawing; Retry draws it anew. */
export class AreaBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`Area ${this.props.domain} crashed:`, error, info.componentStack);
  }

  override render() {
    const { domain, frame, children } = this.props;
    if (!this.state.crashed) return children;
    return <frame.Failed domain={domain} reason="crashed" onRetry={() => this.setState({ crashed: false })} />;
  }
}
