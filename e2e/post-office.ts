import { simpleParser } from './mail-text.ts';
import { SMTPServer } from 'smtp-server';

export type Letter = Readonly<{ to: string; subject: string; text: string; html: string; headers: string }>;

/** A real SMTP conversation on this machine: what the product sends, it sends here. */
export type PostOffice = Readonly<{
  url: string;
  letters(): readonly Letter[];
  /** Waits for a letter to the address whose subject or text fits. */
  next(to: string, fits: RegExp): Promise<Letter>;
  close(): Promise<void>;
}>;

export const openPostOffice = async (): Promise<PostOffice> => {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
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
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => letters,
    async next(to, fits) {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const found = letters.find(
          (letter) => letter.to === to && (fits.test(letter.subject) || fits.test(letter.text)),
        );
        if (found) return found;
        if (Date.now() > deadline) {
          throw new Error(
            `no letter to ${to} fits ${fits}; there are: ${letters.map(({ subject }) => subject).join(' | ')}`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
