import { LegalPage } from '../components/legal-page.tsx';
import { terms } from '../copy/terms-copy.ts';

export default function TermsOfService() {
  return <LegalPage text={terms} />;
}
