import { PageHead } from '../components/page-head.tsx';
import { adminCopy } from '../copy/admin-copy.ts';
import { AdminOnly, SignedIn } from '../features/accounts/auth/guard.tsx';
import { AdminPanel } from '../features/admin/panel/admin-panel.tsx';

/** Visitors are sent to /login, users to /dashboard; the server refuses both whatever the page does. */
export default function Admin() {
  return (
    <SignedIn>
      <PageHead title={adminCopy.title} noindex />
      <AdminOnly>
        <AdminPanel />
      </AdminOnly>
    </SignedIn>
  );
}
