import { layoutCopy } from '../copy/layout-copy.ts';
import { chooseTheme, useTheme } from '../lib/theme.ts';

export function ThemeToggle() {
  const theme = useTheme();
  const label = theme === 'dark' ? layoutCopy.toLight : layoutCopy.toDark;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      className="grid size-[44px] place-items-center rounded-lg text-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <svg viewBox="0 0 20 20" className="size-[var(--header-icon)]" aria-hidden="true">
        <path
          className="hidden dark:block"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          d="M10 6.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8ZM10 2v1.4M10 16.6V18M2 10h1.4M16.6 10H18M4.3 4.3l1 1M14.7 14.7l1 1M4.3 15.7l1-1M14.7 5.3l1-1"
        />
        <path
          className="dark:hidden"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          d="M16.8 11.9A7.2 7.2 0 0 1 8.1 3.2a7.2 7.2 0 1 0 8.7 8.7Z"
        />
      </svg>
    </button>
  );
}
