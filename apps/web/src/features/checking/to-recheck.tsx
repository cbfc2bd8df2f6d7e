import { checkCopy } from '../../copy/check-copy.ts';
import { PlaceLink } from './place-link.tsx';
import { recheckId } from './places.ts';

/** Leads to the second look at a text in which passages are quoted since. */
export const ToRecheck = () => <PlaceLink id={recheckId}>{checkCopy.toRecheck}</PlaceLink>;
