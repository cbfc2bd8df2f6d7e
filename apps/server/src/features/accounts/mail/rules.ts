export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** The mail that carries the link of a password reset. */
export function resetMail(input: {
  to: string;
  token: string;
  origin: string;
  productName: string;
}): Mail {
  const query = new URLSearchParams({ type: 'recovery', token: input.token });
  return {
    to: input.to,
    subject: `Set a new password for ${input.productName}`,
    text: [
      `Somebody, probably you, asked to set a new password for ${input.productName}.`,
      '',
      'Open this link within 30 minutes to choose one. It works once:',
      `${input.origin}/auth/callback?${query}`,
      '',
      'If it was not you, ignore this mail. Your password stays as it is.',
    ].join('\n'),
  };
}
