import type { CleanOptions } from '@cleanpaste/core/hidden';
import type { Severities } from '../checks/listed.ts';
import type { Profile } from '../choices.ts';

/** What a project has settled for everybody; every flag of a call stands above it. */
export interface Config {
  /** Patterns as in a .gitignore, from the folder of the configuration. */
  ignore: string[];
  severity: Severities;
  options: CleanOptions;
  profile: Profile | undefined;
  maxWarnings: number | undefined;
  /** A file of findings that are known, from the folder of the configuration. */
  baseline: string | undefined;
}

export const NO_CONFIG: Config = {
  ignore: [],
  severity: {},
  options: {},
  profile: undefined,
  maxWarnings: undefined,
  baseline: undefined,
};
