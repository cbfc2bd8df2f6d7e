import type { PeopleFound } from '@cleanpaste/contract';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { peopleCopy as copy } from '../../../copy/people-copy.ts';
import { formatLongDay } from '../lists/figures.ts';
import { personSearch } from '../lists/person-link.tsx';
import { findPeople } from './api.ts';

type Found = PeopleFound & { typed: string };

/** Looks for accounts by address. What is typed stands in no address of a page or a call. */
export function FindPerson() {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const go = useNavigate();
  const id = useId();

  function clear() {
    setFound(null);
    setError(null);
  }

  async function find(event: FormEvent) {
    event.preventDefault();
    const address = typed.trim();
    clear();
    if (address === '') return setError(copy.empty);
    setBusy(true);
    try {
      const answer = await findPeople(address);
      const [only] = answer.items;
      if (answer.items.length === 1 && only?.email === address.toLowerCase()) {
        setTyped('');
        await go({ search: personSearch(only.id) });
      } else setFound({ ...answer, typed: address });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : copy.searchFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <search className="mb-7 block">
      <form onSubmit={find} noValidate>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {copy.find}
        </label>
        <div className="flex max-w-xl gap-2">
          <input
            id={id}
            type="search"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
            value={typed}
            placeholder={copy.placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-told`}
            onChange={(event) => {
              setTyped(event.target.value);
              if (event.target.value === '') clear();
            }}
            className="h-11 w-full min-w-0 field-edge px-3.5"
          />
          <Button type="submit" kind="quiet" disabled={busy}>
            {busy ? copy.busy : copy.action}
          </Button>
        </div>
      </form>
      <p
        id={`${id}-told`}
        role="status"
        className={`text-sm ${error ? 'text-danger' : 'text-soft'} ${error || found ? 'mt-2.5' : ''} break-words`}
      >
        {error ?? (found && toldOf(found))}
      </p>
      {found && found.items.length > 0 ? (
        <ul className="mt-3 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
          {found.items.map((person) => (
            <li key={person.id}>
              <Link
                to={{ pathname: '/admin', search: personSearch(person.id) }}
                onClick={clear}
                className="group flex min-h-12 items-center gap-4 px-5 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
              >
                <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6">
                  <span className="min-w-0">
                    <span className="font-medium [overflow-wrap:anywhere] underline decoration-line underline-offset-4 group-hover:decoration-current">
                      {person.email}
                    </span>
                    {person.name ? (
                      <span className="block text-sm [overflow-wrap:anywhere] text-soft">
                        {person.name}
                      </span>
                    ) : null}
                  </span>
                  <span className="text-sm text-soft max-sm:w-full">
                    {copy.joined(formatLongDay(person.created_at))}
                  </span>
                </span>
                <span aria-hidden="true" className="shrink-0 text-soft">
                  →
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}

const toldOf = ({ items, more, typed }: Found) =>
  items.length === 0 ? copy.none(typed) : copy.found(items.length, more, typed);
