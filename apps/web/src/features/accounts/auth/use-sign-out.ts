import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { layoutCopy } from '../../../copy/layout-copy.ts';
import { exclusively, keeper } from '../../../lib/session.ts';
import { signOut } from './api.ts';

/** Signs out. Whatever the server says, the local session is cleared and the way ends at home. */
export function useSignOut() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    // First here, then there: what is still being asked for ends before its token does.
    keeper.end(true);
    navigate('/');
    await queries.cancelQueries();
    // A refresh on its way would bring a new cookie, which the sign-out has to end as well.
    await exclusively(signOut).catch(() => {});
    toast.success(layoutCopy.signedOut);
  };
}
