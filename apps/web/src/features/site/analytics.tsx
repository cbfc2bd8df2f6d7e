import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSite } from './use-site.ts';

/** Whether the visitor asked not to be followed. */
function wantsNoTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}

/** Pages whose address may carry a token or a code, which no other company gets to see. */
const secretAddresses = new Set(['/auth/callback', '/reset-password']);

/** Loads the operator's analytics script: only where one is configured, and never against the visitor's wish. */
export function Analytics() {
  const { analytics } = useSite();
  const { pathname } = useLocation();
  const secret = secretAddresses.has(pathname);
  useEffect(() => {
    if (!analytics || secret || wantsNoTracking()) return;
    const script = document.createElement('script');
    script.src = analytics.script;
    script.async = true;
    script.dataset.site = analytics.site;
    document.head.append(script);
    return () => script.remove();
  }, [analytics, secret]);
  return null;
}
