import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { SplitPage } from '../components/split-page.tsx';
import { errorCopy } from '../copy/error-copy.ts';
import { crashSpecimen } from '../copy/specimen-copy.ts';
import { MissingCodeError } from '../lib/code-to-come.ts';
import { rescueTexts } from '../lib/rescue.ts';

interface CrashBoundaryProps {
  /** Where the visitor is: another place is a new beginning. */
  place?: string;
  /** Called before the page is tried again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface CrashState {
  error: unknown;
  /** True when a text was kept as the page went. */
  isKept: boolean;
}

const ignore = () => {};
const whole: CrashState = { error: null, isKept: false };

/** Shows a plain page instead of a blank one when a route throws; React knows only classes for this. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state = whole;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown) {
    if (rescueTexts('crash')) this.setState({ isKept: true });
    if (error instanceof MissingCodeError) error.arrival.then(() => this.retryAfter(error), ignore);
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (before.place !== this.props.place) this.retry();
  }

  /** Code that came later than anybody waits for is shown without being asked for. */
  retryAfter(error: MissingCodeError) {
    if (this.state.error === error) this.retry();
  }

  retry = () => {
    if (this.state.error === null) return;
    this.props.onRetry?.();
    this.setState(whole);
  };

  override render() {
    const { error, isKept } = this.state;
    if (error === null) return this.props.children;
    const isMissing = (error as unknown) instanceof MissingCodeError;
    return (
      <SplitPage drawing={crashSpecimen}>
        <div role="alert">
          <h1 className="font-serif text-4xl font-medium tracking-[-0.015em] text-balance sm:text-5xl">
            {isMissing ? errorCopy.pageMissingHeading : errorCopy.crashHeading}
          </h1>
          <p className="mt-4 mb-8 text-lg text-soft">
            {isMissing ? errorCopy.pageMissingBody : errorCopy.crashBody}
            {isKept ? ` ${errorCopy.textKept}` : null}
          </p>
          {isMissing ? (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button onClick={this.retry}>{errorCopy.retry}</Button>
              {/* No link of the app: what does not come may be the app's own code. On the cleaner it would lead nowhere. */}
              {location.pathname === '/' ? null : (
                <a
                  href="/"
                  className="flex min-h-11 items-center text-soft underline decoration-line underline-offset-4 hover:text-ink"
                >
                  {errorCopy.backHome}
                </a>
              )}
            </div>
          ) : (
            <Button onClick={() => location.reload()}>{errorCopy.reload}</Button>
          )}
        </div>
      </SplitPage>
    );
  }
}
