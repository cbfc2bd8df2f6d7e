import { Component, type ReactNode } from 'react';
import { MissingCodeError } from '../lib/code-to-come.ts';

interface PartBoundaryProps {
  /** What stands where the part would. */
  missing: ReactNode;
  /** Called when the code comes after all. */
  onArrival: () => void;
  children: ReactNode;
}

/** Holds back that a part's code is missing; faults of code that did come go on to the page. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingCodeError) error.arrival.then(this.props.onArrival, () => {});
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if ((error as unknown) instanceof MissingCodeError) return this.props.missing;
    throw error;
  }
}
