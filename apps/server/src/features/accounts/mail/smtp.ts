import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { inSpan } from '../../../log/in-span.ts';
import type { SendMail } from './rules.ts';

export interface MailSettings {
  /** smtp:// or smtps:// address of the mail server; null writes to the outbox. */
  smtpUrl: string | null;
  from: string;
  /** Folder of `.eml` files, used where there is no mail server. */
  outbox: string;
}

/** Sends by SMTP, or leaves `.eml` files in a local outbox. */
export function createMailer({ smtpUrl, from, outbox }: MailSettings): SendMail {
  if (smtpUrl) {
    const transport: Transporter = createTransport(smtpUrl);
    return (mail) =>
      inSpan('mail', { kind: 'client' }, async () => {
        await transport.sendMail({ from, ...mail });
      });
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    mkdirSync(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(outbox, name), message as Buffer, { mode: 0o600 });
  };
}
