import { Component, type ReactNode } from 'react';

type TypingErrorBoundaryProps = { onFailure: () => void; children: ReactNode };

/** Removes Odia typing when it fails, so that the page keeps working. */
export class TypingErrorBoundary extends Component<TypingErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
