import type { InspectOptions, Profile, Severity } from '@cleanpaste/inspect';

/** What a person has set, read out of the editor once for each look at a document. */
export interface Settings {
  enable: boolean;
  from: Severity;
  profile: Profile;
  categories: NonNullable<InspectOptions['categories']>;
  draw: boolean;
}

/** How the editor tells a setting. */
export type ReadSetting = <Value>(name: string, otherwise: Value) => Value;

export function readSettings(read: ReadSetting): Settings {
  return {
    enable: read('enable', true),
    from: read<Severity>('from', 'warning'),
    profile: read<Profile>('profile', 'auto'),
    categories: read<Settings['categories']>('categories', {}),
    draw: read('draw', true),
  };
}
