import type { ReportPrinter } from '#core/body/snapshot/ports.ts';
import { answerDrawing, drawInThread } from './drawing-thread.ts';

const drawing = 'report';

/** The designed report, drawn beside the server. */
export const workerReportPrinter: ReportPrinter = {
  print: (input) => drawInThread(new URL(import.meta.url), drawing, input),
};

await answerDrawing(drawing, async (input) => {
  const { pdfReportPrinter } = await import('./report-printer.ts');
  return pdfReportPrinter.print(input as Parameters<ReportPrinter['print']>[0]); // sent by the printer above
});
