import type { ButtonHTMLAttributes, Ref } from 'react';

const kinds = {
  primary:
    'bg-accent text-accent-ink hover:bg-accent-strong disabled:bg-sunken disabled:text-soft shadow-[inset_0_1px_0_rgb(255_255_255/14%)] disabled:shadow-none',
  quiet:
    'border border-line bg-surface text-ink hover:border-edge disabled:text-soft dark:border-edge/70',
  ghost: 'text-soft hover:bg-sunken hover:text-ink',
  danger: 'bg-danger text-surface hover:opacity-90 disabled:bg-sunken disabled:text-soft',
} as const;

const sizes = {
  small: 'h-9 px-3 text-sm max-sm:h-11 pointer-coarse:h-11',
  normal: 'h-11 px-5 text-[0.97rem]',
} as const;

/** Faded, so that it is told from a quiet one that can be pressed. */
const disabled = 'disabled:cursor-not-allowed disabled:opacity-70';

export type ButtonKind = keyof typeof kinds;

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'primary', size: keyof typeof sizes = 'normal') {
  return `inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-lg font-semibold transition-colors ${disabled} ${kinds[kind]} ${sizes[size]}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  size?: keyof typeof sizes;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  kind = 'primary',
  size = 'normal',
  className = '',
  ...rest
}: ButtonProps) {
  return <button type="button" className={`${buttonClass(kind, size)} ${className}`} {...rest} />;
}
