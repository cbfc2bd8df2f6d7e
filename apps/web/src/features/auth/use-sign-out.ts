import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { authCopy } from '../../copy/auth.ts';
import { keeper } from '../../lib/session.ts';
import { signOut } from './api.ts';

/** Signs out. Whatever the server says, the local session is cleared and the way ends at home. */
export function useSignOut() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    await signOut().catch(() => {});
    keeper.end(true);
    queries.clear();
    toast.success(authCopy.signedOut);
    navigate('/');
  };
}
