export const signInModalCopy = {
  title: 'Sign in to keep going',
  description: 'Your free cleanup without an account is used.',
  points: [
    'Unlimited basic cleaning',
    '3 free statistical watermark removals',
    'Access to your cleanup history',
  ],
} as const;
