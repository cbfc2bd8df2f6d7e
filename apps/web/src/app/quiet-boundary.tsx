import { Component, type ReactNode } from 'react';

/** Around what stands beside the page: what cannot be drawn there is left out, and the page stays. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
