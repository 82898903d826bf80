import type { CredentialPrinter } from '#core/platform/credential/ports.ts';
import { answerDrawing, drawInThread } from '#adapters/external/documents/drawing-thread.ts';

const drawing = 'credential';

/** Certificates and badges, drawn beside the server. */
export const workerCredentialPrinter: CredentialPrinter = {
  print: (input) => drawInThread(new URL(import.meta.url), drawing, input),
};

await answerDrawing(drawing, async (input) => {
  const { pdfCredentialPrinter } = await import('./credential-printer.ts');
  return pdfCredentialPrinter.print(input as Parameters<CredentialPrinter['print']>[0]); // sent by the printer above
});
