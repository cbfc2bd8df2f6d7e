export { type InspectOptions, inspect, type Problem, type Profile } from './inspect.ts';
export { type LineIndex, lineIndex, type Place } from './lines.ts';
export { codePointLabel, visible } from './names.ts';
export { atLeast, type Severity, severities } from './severities.ts';
