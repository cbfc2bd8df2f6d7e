export const feedbackCopy = {
  open: 'Feedback',
  /** Where its code does not come. */
  part: 'The feedback window',
  title: 'Tell us what you think',
  description: 'What works, what does not, what is missing.',
  label: 'Your message',
  send: 'Send feedback',
  sending: 'Sending...',
  blank: 'Please enter your feedback',
  thanks:
    'Thank you for your feedback! We read every single one! It will definitely be heard! Stay tuned!',
  failed: 'Failed to submit feedback',
} as const;
