import { adminCopy } from '../../../copy/admin-copy.ts';

/** Beside amounts that nobody has paid: payments are the sandbox's. */
export function SandboxTag() {
  return (
    <span className="rounded-full bg-mark-wash px-2.5 py-0.5 text-sm font-medium text-mark">
      {adminCopy.sandbox}
    </span>
  );
}
