import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { errorCopy } from '../copy/error-copy.ts';

/** Shows a plain page instead of a blank one when a route throws; React knows only classes for this. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-2xl px-5 py-28 sm:px-6">
        <h1 className="font-serif text-4xl font-medium tracking-tight">{errorCopy.crashHeading}</h1>
        <p className="mt-4 mb-8 text-lg text-soft">{errorCopy.crashBody}</p>
        <Button onClick={() => location.reload()}>{errorCopy.reload}</Button>
      </div>
    );
  }
}
