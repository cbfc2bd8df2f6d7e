import { createContext } from 'react';

/** Says where the focus goes when a window closes; `true` for where it was. */
export const FinalFocus = createContext<() => HTMLElement | null | true>(() => true);
