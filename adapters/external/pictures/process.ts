import { DomainError } from '#core/kernel/domain-error.ts';
import { convertPicture, type PictureJob } from './convert.ts';
import type { PictureAnswer } from './converter.ts';

// A program of its own, started by `pictureConverter`: it works on one picture after another.

const answerTo = async (job: PictureJob): Promise<PictureAnswer> => {
  try {
    return { picture: await convertPicture(job) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { code: error.code, params: error.params } };
    const { message, code } = error as NodeJS.ErrnoException; // sharp and node:fs throw errors
    return { failure: { message, code } };
  }
};

process.on('message', (job) => {
  void answerTo(job as PictureJob).then((answer) => process.send?.(answer)); // nobody else has the channel
});
// A terminal and a service manager send their signals to everybody; the server still finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
