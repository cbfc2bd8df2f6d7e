export const signInModalCopy = {
  title: 'Sign in to keep going',
  description: 'You have used the free cleanup of hidden characters that needs no account.',
  /** Of the rewrite alone: what takes out hidden characters has a count of its own. */
  rewrite: 'You have used the free statistical cleanup that needs no account.',
  withoutRewriting: 'Clean without rewriting',
  /** Of the check alone: the text has been cleaned. */
  check: 'Your text is cleaned. Checking needs an account; your first check is free.',
  /** Where not they themselves but all visitors of their network have used the day's allowance. */
  network: (hours: number, isRewrite: boolean) =>
    `Free ${isRewrite ? 'statistical cleanups' : 'cleanups'} for visitors of your network are used up for today; more come at midnight UTC, in about ${hours} ${hours === 1 ? 'hour' : 'hours'}. With an account you have your own.`,
  /** Signing in for the first time makes the account. */
  isNew: 'New here? Continuing with Google makes your free account. Your text stays in the box.',
  password: 'Sign in with a password',
  /** The page of it makes one with Google alone, and says how to have a password. */
  account: 'About the free account',
  lead: 'A free account has:',
  points: [
    'Unlimited basic cleaning',
    {
      point: '3 free statistical watermark removals',
      note: 'In all. Each is one statistical cleanup: a rewrite that weakens such marks.',
    },
    {
      point: 'Access to your cleanup history',
      note: 'Its last 3 items are shown; older ones are kept.',
    },
  ],
  /** Besides, where a check was wanted. */
  checkPoint: '1 plagiarism & AI check',
} as const;
