import { LegalPage } from '../components/legal-page.tsx';
import { terms } from '../copy/terms.ts';

export default function TermsOfService() {
  return <LegalPage text={terms} />;
}
