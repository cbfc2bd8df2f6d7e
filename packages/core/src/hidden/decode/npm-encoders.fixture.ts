// The packages that people really hide messages with; none of them has types.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

interface StegCloak {
  hide(message: string, password: string, cover: string): string;
}

export const StegCloak: new (encrypt: boolean, integrity: boolean) => StegCloak = load('stegcloak');

export const zwspSteg: {
  encode(message: string, mode: number): string;
  MODE_ZWSP: 0;
  MODE_FULL: 1;
} = load('zwsp-steg');

export const zeroWidthLib: { encode(cover: string, message: string): string } =
  load('zero-width-lib');
