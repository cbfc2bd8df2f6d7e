import { useEffect } from 'react';
import { useSite } from './use-site.ts';

/** Whether the visitor asked not to be followed. */
export function wantsNoTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}

/** Loads the operator's analytics script: only where one is configured, and never against the visitor's wish. */
export function Analytics() {
  const { analytics } = useSite();
  useEffect(() => {
    if (!analytics || wantsNoTracking()) return;
    const script = document.createElement('script');
    script.src = analytics.script;
    script.async = true;
    script.dataset.site = analytics.site;
    document.head.append(script);
    return () => script.remove();
  }, [analytics]);
  return null;
}
