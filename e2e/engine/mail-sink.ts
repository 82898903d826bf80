import { simpleParser } from './mail-text.ts';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Letter = Readonly<{ to: string; subject: string; text: string; html: string; headers: string }>;

/** A real SMTP conversation on this machine: what the product sends, it sends here. */
export type MailSink = Readonly<{
  url: string;
  letters(): readonly Letter[];
  /** Waits for a letter to the address whose subject or text fits: the first one, or the one of that number. */
  next(to: string, fits: RegExp, number?: number): Promise<Letter>;
  /** Nobody answers at its address from here on, until it is back there. */
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}>;

export const openMailSink = async (): Promise<MailSink> => {
  const letters: Letter[] = [];
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // A silent connection is closed soon after it goes away.
    closeTimeout: 300,
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const raw = Buffer.concat(pieces).toString('utf8');
        for (const { address } of session.envelope.rcptTo)
          letters.push({ to: address, ...simpleParser(raw) });
        done();
      });
    },
  };
  let server = new SMTPServer(options);
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => server.listen(at, '127.0.0.1', () => resolve()));
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  await listen(0);
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => letters,
    async next(to, fits, number = 1) {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const found = letters.filter(
          (letter) => letter.to === to && (fits.test(letter.subject) || fits.test(letter.text)),
        )[number - 1];
        if (found) return found;
        if (Date.now() > deadline) {
          throw new Error(
            `no letter ${number} to ${to} fits ${fits}; there are: ${letters.map(({ subject }) => subject).join(' | ')}`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    away: close,
    async back() {
      server = new SMTPServer(options);
      await listen(port);
    },
    close,
  };
};
