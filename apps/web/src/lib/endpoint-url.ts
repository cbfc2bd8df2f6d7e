import { type AnyAddress, pathOf } from '@cleanpaste/contract';

type Query = Record<string, string | number | undefined>;

/** A query with its `?`, without what is undefined; empty where nothing is left. */
export function searchOf(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** Where an address of the endpoint table is, with its `:parameters` filled in. */
export function urlOf(
  address: AnyAddress,
  { params = {}, query }: { params?: Record<string, string>; query?: Query },
): string {
  const path = pathOf(address).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return path + searchOf(query);
}
