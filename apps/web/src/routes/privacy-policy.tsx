import { LegalPage } from '../components/legal-page.tsx';
import { privacy } from '../copy/privacy-copy.ts';

export default function PrivacyPolicy() {
  return <LegalPage text={privacy} />;
}
