import { PageHead } from '../components/page-head.tsx';
import { adminCopy } from '../copy/admin-copy.ts';
import { AdminPanel } from '../features/admin/admin-panel.tsx';
import { AdminOnly, SignedIn } from '../features/auth/guard.tsx';

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
