import { configure } from '@testing-library/react';

/** A second, the default, is too short on a busy machine; only what is broken waits as long. */
configure({ asyncUtilTimeout: 15_000 });
