import { findFault } from '@cleanpaste/core/guard';
import {
  plantedFaults,
  soundVersions,
} from '../../packages/core/src/guard/planted-faults.fixture.ts';

/** How many planted faults the guard lets through, kind by kind, and how many sound versions it refuses. */
export function measureGuard() {
  const kinds: Record<string, { all: number; passed: number }> = {};
  for (const { kind, masked, output } of plantedFaults()) {
    kinds[kind] ??= { all: 0, passed: 0 };
    kinds[kind].all++;
    if (findFault(masked, output) === null) kinds[kind].passed++;
  }
  const faults = Object.values(kinds).reduce((sum, { all }) => sum + all, 0);
  const passed = Object.values(kinds).reduce((sum, one) => sum + one.passed, 0);
  const refused = soundVersions.filter(({ masked, output }) => findFault(masked, output)).length;
  const sound = soundVersions.length;
  const [pass_rate, refusal_rate] = [passed / faults, refused / sound];
  return { faults, passed, pass_rate, sound, refused, refusal_rate, kinds };
}
