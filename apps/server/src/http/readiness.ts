/** Where the process stands in its life; `/readyz` and the connection header follow it. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}
