import { buffer } from 'node:stream/consumers';
import type { DocumentPrinter } from '#core/money/coin/documents.ts';
import { drawFooters } from '../report/footers.ts';
import { openSheet } from '../report/sheet.ts';
import { drawReceipt } from './receipt.ts';
import { speakerOf } from './speaker.ts';
import { drawStatement } from './statement.ts';

/** Papers about coins, in A4, drawn in this thread. */
export const pdfDocumentPrinter: DocumentPrinter = {
  async receipt(document) {
    const speaker = speakerOf(document);
    const title = `${speaker.say('document.receipt.title')} ${document.code}`;
    const sheet = openSheet({ title, author: document.siteName, language: document.language });
    const finished = buffer(sheet.doc);
    drawReceipt(sheet, document, speaker);
    drawFooters(sheet, `${document.siteName} · ${title}`, speaker.page);
    sheet.doc.end();
    return finished;
  },

  async statement(document) {
    const speaker = speakerOf(document);
    const title = `${speaker.say('document.statement.title')} ${document.month}`;
    const sheet = openSheet({ title, author: document.siteName, language: document.language });
    const finished = buffer(sheet.doc);
    drawStatement(sheet, document, speaker);
    drawFooters(sheet, `${document.siteName} · ${title} · ${document.memberName}`, speaker.page);
    sheet.doc.end();
    return finished;
  },
};
