import { lazyPart } from '../../components/lazy-part.tsx';

/** Parts of the cleaner whose code comes when the page is idle. */
export const MessageNote = lazyPart(
  () => import('../../features/cleaning/messages/message-note.tsx'),
  {
    isExtra: true,
  },
);
export const ProvenanceNote = lazyPart(
  () => import('../../features/cleaning/messages/provenance-note.tsx'),
  { isExtra: true },
);
/** How a text is rewritten beside its words, and by whom. */
export const RewriteOptions = lazyPart(
  () => import('../../features/rewriting/options/rewrite-options.tsx'),
  { isExtra: true },
);
/** A rewrite needs the network, by which its code comes. */
export const RewriteProgress = lazyPart(
  async () => ({
    default: (await import('../../features/rewriting/rewrite/rewrite-progress.tsx'))
      .RewriteProgress,
  }),
  { isExtra: true },
);
export const ShareStrip = lazyPart(() => import('../../features/sharing/share-strip.tsx'), {
  // It comes by itself: nobody misses it.
  isExtra: true,
});

export { rewriteWhenLoaded } from '../../features/rewriting/rewrite/rewrite-to-come.ts';
// Who loses the network before the first touch still cleans, on the device, and sees the result.
export { default as CleanedResult } from './cleaned-result.tsx';
