import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../config/environment.ts';
import { resetMail } from './rules.ts';
import { createMailer } from './smtp.ts';

const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-mail-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mail = resetMail({
  to: 'ann@example.com',
  token: 'a+b/c=',
  origin: 'https://clean.example',
  productName: 'CleanPaste',
});
const from = 'CleanPaste <support@clean.example>';

test('the link leads through the callback page and carries the token whole', () => {
  const link = new URL(/https:\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.pathname).toBe('/auth/callback');
  expect(link.searchParams.get('type')).toBe('recovery');
  expect(link.searchParams.get('token')).toBe('a+b/c=');
});

test('with no mail server a message lies in the outbox', async () => {
  const outbox = join(folder, 'outbox');
  await createMailer({ smtpUrl: null, from, outbox })(mail);
  const files = readdirSync(outbox);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/\.eml$/);
  const text = readFileSync(join(outbox, files[0]!), 'utf8');
  expect(text).toMatch(/^To: ann@example\.com$/m);
  expect(text).toMatch(/^Subject: Set a new password for CleanPaste/m);
});

test('a product name with a comma stays one sender', async () => {
  const outbox = join(folder, 'comma');
  const { mailFrom } = readConfig({ PRODUCT_NAME: 'Clean, "Paste"', SUPPORT_EMAIL: 'a@b.example' });
  await createMailer({ smtpUrl: null, from: mailFrom, outbox })(mail);
  const text = readFileSync(join(outbox, readdirSync(outbox)[0]!), 'utf8');
  expect(text).toMatch(/^From: "Clean, \\"Paste\\"" <a@b\.example>\r?$/m);
});

test('with a mail server it goes there', async () => {
  const received: { to: string[]; body: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let body = '';
      stream.on('data', (chunk) => {
        body += chunk;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((one) => one.address), body });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  try {
    await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, outbox: folder })(mail);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ann@example.com']);
    expect(received[0]?.body).toContain('Set a new password');
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
});
