export { type Bar, histogram, scoresUnderOtherKeys } from './distribution.ts';
export {
  type ColouredWord,
  colourWords,
  DEFAULT_GAMMA,
  detectGreenList,
  type GreenListMark,
  type GreenListScore,
  isGreen,
} from './green-list.ts';
export { density, upperTail } from './normal.ts';
export { type Alternatives, plantGreenList } from './plant.ts';
export {
  SYNTHID_PUBLIC_KEYS,
  type SynthIdOptions,
  type SynthIdScore,
  scoreSynthId,
} from './synthid.ts';
