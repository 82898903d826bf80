import { DomainError } from '#core/kernel/domain-error.ts';
import { boxPicture } from './box.ts';
import { convertPicture, fitPicture } from './convert.ts';
import type { PictureAnswer, PictureTask, PictureTasks } from './converter.ts';
import { drawShare } from './share.ts';
import { markPicture } from './watermark.ts';

// A program of its own, started by `pictureConverter`: it works on one picture after another.

const perform = (asked: PictureTask): Promise<PictureTasks[PictureTask['task']][1]> => {
  switch (asked.task) {
    case 'convert':
      return convertPicture(asked.input);
    case 'fit':
      return fitPicture(asked.input);
    case 'mark':
      return markPicture(asked.input);
    case 'box':
      return boxPicture(asked.input);
    case 'share':
      return drawShare(asked.input);
  }
};

const answerTo = async (asked: PictureTask): Promise<PictureAnswer> => {
  try {
    return { result: await perform(asked) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { code: error.code, params: error.params } };
    const { message, code } = error as NodeJS.ErrnoException; // sharp and node:fs throw errors
    return { failure: { message, code } };
  }
};

process.on('message', (asked) => {
  void answerTo(asked as PictureTask).then((answer) => process.send?.(answer)); // nobody else has the channel
});
// A terminal and a service manager send their signals to everybody; the server still finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
