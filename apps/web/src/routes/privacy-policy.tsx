import { LegalPage } from '../components/legal-page.tsx';
import { privacyOf } from '../copy/privacy-copy.ts';
import { useSite } from '../features/site/use-site.ts';

export default function PrivacyPolicy() {
  return <LegalPage text={privacyOf(useSite())} />;
}
