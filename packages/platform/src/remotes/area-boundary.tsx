import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { PageOwner } from './remote-host.ts';
import type { AreaFrame } from './remotes-context.ts';

interface Props {
  domain: PageOwner;
  frame: AreaFrame;
  page?: boolean;
  children: ReactNode;
}

/** Catches what a remote throws while rendering; Retry renders it again. */
export class AreaBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`Area ${this.props.domain} crashed:`, error, info.componentStack);
  }

  override render() {
    const { domain, frame, page, children } = this.props;
    if (!this.state.crashed) return children;
    const retry = () => this.setState({ crashed: false });
    return <frame.Failed domain={domain} reason="crashed" onRetry={retry} page={page} />;
  }
}
