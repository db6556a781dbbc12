import { Component, type ReactNode } from 'react';

type SafeAsideProps = { onFailure: () => void; children: ReactNode };

/** Whatever goes wrong with a typing aid, or with fetching it, the page and the work on it stay. */
export class SafeAside extends Component<SafeAsideProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
