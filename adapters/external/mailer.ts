import { createTransport } from 'nodemailer';
import type { Mailer } from '#core/platform/notification/ports.ts';
import { MailRefused } from '#core/platform/notification/mail-refused.ts';

type Settings = Readonly<{
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  smtpUrl: string;
  from: string;
  /** Outside of production a test server without TLS will do. */
  isProduction: boolean;
}>;

const seconds = 1000;
const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);

/** Whether the server said no to this mail for good, rather than to us for now. */
const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'responseCode');
  const command: unknown = Reflect.get(error, 'command');
  return (
    typeof code === 'number' && code >= 500 && code < 600 && (command === 'RCPT TO' || command === 'DATA')
  );
};

/** Speaks SMTP over a few kept connections. */
export const smtpMailer = ({ smtpUrl, from, isProduction }: Settings): Mailer & { close(): void } => {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    secure: isSecure,
    // Codes and links must not cross a network in the clear.
    requireTLS: !isSecure && isProduction && !isLocal(url.hostname),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: isProduction || !isLocal(url.hostname) },
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return {
    keeps: false,
    async send({ id, to, subject, html, text, unsubscribeUrl, language }) {
      try {
        await transport.sendMail({
          from,
          // Never parsed as a list: an address is one address.
          to: { name: '', address: to },
          subject,
          html,
          text,
          // The same at each try: a receiver that got it twice can see that.
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': language,
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
    close: () => transport.close(),
  };
};

/** Without a mail server: mails stay in the database, for staff and, outside production, at `/dev/mail`. */
export const keepingMailer: Mailer = {
  keeps: true,
  async send() {
    throw new Error('A keeping mailer sends nothing');
  },
};
