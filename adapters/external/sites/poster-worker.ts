import type { Poster, PosterPrinter } from '#core/sites/own-site/ports.ts';
import { answerDrawing, drawInThread } from '#adapters/external/documents/drawing-thread.ts';

const drawing = 'poster';

/** Drawn beside the server. */
export const workerPosterPrinter: PosterPrinter = {
  print: (poster) => drawInThread(new URL(import.meta.url), drawing, poster),
};

await answerDrawing(drawing, async (input) => {
  const { pdfPosterPrinter } = await import('./poster-printer.ts');
  return pdfPosterPrinter.print(input as Poster); // sent by the printer above
});
