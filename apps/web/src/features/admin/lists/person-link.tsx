import { Link } from 'react-router';

/** Where an account is looked at: by its id, because addresses of pages end up in histories and logs. */
export const personSearch = (id: string) => `?${new URLSearchParams({ person: id })}`;

/** An account's address that leads to its page; where it needs two lines, the second begins behind the @. */
export function PersonLink({ id, children }: { id: string; children: string }) {
  const [name, host] = children.split('@');
  return (
    <Link
      to={{ pathname: '/admin', search: personSearch(id) }}
      className="underline decoration-line underline-offset-4 max-md:-my-3 max-md:inline-block max-md:py-3 pointer-coarse:-my-3 pointer-coarse:inline-block pointer-coarse:py-3 hover:decoration-current"
    >
      {name}
      {host === undefined ? null : (
        <>
          @<wbr />
          {host}
        </>
      )}
    </Link>
  );
}
