import { addresses, type SharePlatform } from '@cleanpaste/contract';
import toast from 'react-hot-toast/headless';
import { shareCopy } from '../../copy/share-copy.ts';
import { call } from '../../lib/call.ts';
import { rememberShared } from './has-shared.ts';
import { openShareWindow, thisBrowser } from './share-windows.ts';

/** Opens the place to post with the message written, and counts the share. True when it was counted. */
export async function share(platform: SharePlatform, text: string): Promise<boolean> {
  openShareWindow(platform, { text, url: location.origin }, thisBrowser());
  try {
    await call(addresses.sharing.recordShare, { body: { platform } });
    rememberShared();
    toast.success(shareCopy.thanks);
    return true;
  } catch {
    console.warn('The share was not counted.');
    return false;
  }
}
