export { type Bar, histogram, scoresUnderOtherKeys } from './distribution.ts';
export {
  type ColouredWord,
  colourWords,
  detectGreenList,
  type GreenListMark,
  type GreenListScore,
} from './green-list.ts';

export { type Alternatives, plantGreenList } from './plant.ts';
export {
  type SynthIdOptions,
  type SynthIdScore,
  scoreSynthId,
} from './synthid.ts';
