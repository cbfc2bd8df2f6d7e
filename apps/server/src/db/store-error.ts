/** The embedded database cannot take the call; the query itself is in order. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: 'ENOSPC' | 'STORE_AWAY';

  constructor(code: StoreError['code'], options?: ErrorOptions) {
    const full = code === 'ENOSPC';
    super(full ? 'The disk is full.' : 'The database is being opened again.', options);
    this.code = code;
  }
}
