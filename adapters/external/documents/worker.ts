import type { DocumentPrinter, ReceiptDocument, StatementDocument } from '#core/money/coin/documents.ts';
import { answerDrawing, drawInThread } from './drawing-thread.ts';

const here = new URL(import.meta.url);

/** Receipts and statements, drawn beside the server. */
export const workerDocumentPrinter: DocumentPrinter = {
  receipt: (document) => drawInThread(here, 'receipt', document),
  statement: (document) => drawInThread(here, 'statement', document),
};

await answerDrawing('receipt', async (input) => {
  const { pdfDocumentPrinter } = await import('./printer.ts');
  return pdfDocumentPrinter.receipt(input as ReceiptDocument); // sent by the printer above
});
await answerDrawing('statement', async (input) => {
  const { pdfDocumentPrinter } = await import('./printer.ts');
  return pdfDocumentPrinter.statement(input as StatementDocument); // sent by the printer above
});
