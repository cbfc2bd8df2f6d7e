interface SegmentsProps<T extends string> {
  label: string;
  /** Null: none of them. */
  value: T | null;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A choice between few things, all of them in sight. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="flex max-w-full flex-wrap gap-0.5 rounded-lg border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="h-8 max-sm:h-11 pointer-coarse:h-11 rounded-md border px-3 text-sm font-medium max-sm:px-2 max-sm:text-[0.8rem] transition-colors hover:text-ink aria-pressed:bg-surface dark:aria-pressed:border-edge/60 dark:aria-pressed:bg-line aria-pressed:text-ink aria-pressed:shadow-[0_1px_2px_rgb(0_0_0/12%)] border-transparent text-soft"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
