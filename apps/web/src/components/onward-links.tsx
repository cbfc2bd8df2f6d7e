import { Link } from 'react-router';

/** Where else to go, from a page that has come to its end. */
export function OnwardLinks({
  label,
  links,
}: {
  label: string;
  links: readonly (readonly [to: string, label: string])[];
}) {
  return (
    <nav aria-label={label} className="mt-8 border-t border-line pt-2">
      {links.map(([to, name]) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 items-center justify-between gap-4 rounded-lg text-soft hover:text-ink"
        >
          {name}
          <span aria-hidden="true">→</span>
        </Link>
      ))}
    </nav>
  );
}
